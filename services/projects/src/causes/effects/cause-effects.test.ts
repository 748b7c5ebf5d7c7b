import type { Effect } from '@trackway/contracts';
import { type EffectNode, effectsOf, treeOf } from './cause-effects';

function effect(id: string, causationId: string | null, fields: Partial<Effect> = {}): Effect {
  return {
    id,
    record: null,
    projectId: 'p',
    action: 'project.updated',
    actor: { kind: 'user', id: 'u', name: 'Bo' },
    cause: { correlationId: 'chain', causationId, requestId: causationId ? null : 'request' },
    changes: [],
    eventIds: [],
    happenedAt: new Date(0),
    ...fields,
  };
}

/** A request changed `a`, which started the run `run-1`, which changed `b`, which started `run-2`, which changed `c`. */
const chain = [
  effect('a', null),
  effect('d', null),
  effect('b', 'run-1'),
  effect('run-1-finished', 'a', { eventIds: ['run-1'] }),
  effect('c', 'run-2'),
  effect('run-2-finished', 'b', { eventIds: ['run-2'] }),
];
const idsOf = (effects: readonly Effect[]) => effects.map(({ id }) => id);

describe('effectsOf', () => {
  it.each([
    ['the correlation id', 'chain', ['a', 'd', 'b', 'run-1-finished', 'c', 'run-2-finished']],
    ['a request id', 'request', ['a', 'd', 'b', 'run-1-finished', 'c', 'run-2-finished']],
    ['a rule run', 'run-1', ['b', 'run-1-finished', 'c', 'run-2-finished']],
    ['a later rule run', 'run-2', ['c', 'run-2-finished']],
    ['a history entry', 'd', ['d']],
    ['an unknown id', 'other', []],
  ])('returns the effects of %s with their consequences', (_, id, expected) => {
    expect(idsOf(effectsOf(id, chain))).toEqual(expected);
  });
});

describe('treeOf', () => {
  const shape = (nodes: readonly EffectNode[]): unknown[] =>
    nodes.map(({ effect: { id }, consequences }) => (consequences.length > 0 ? [id, shape(consequences)] : id));

  it('puts each effect below the effect that caused it', () => {
    expect(shape(treeOf(chain))).toEqual([['a', [['run-1-finished', [['b', [['run-2-finished', ['c']]]]]]]], 'd']);
  });

  it('ends for causes that form a circle', () => {
    const circle = [effect('x', 'y'), effect('y', 'x'), effect('z', 'z')];

    expect(shape(treeOf(circle))).toEqual(['z']);
  });
});
