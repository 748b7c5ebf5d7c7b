import { findBreakingChanges, type JsonSchema } from './find-breaking-changes';

const released: JsonSchema = {
  type: 'object',
  required: ['id', 'labels'],
  properties: {
    id: { type: 'string' },
    note: { type: 'string' },
    since: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    labels: { type: 'array', items: { type: 'string' } },
    state: { type: 'string', enum: ['open', 'closed'] },
    reason: { anyOf: [{ type: 'string', enum: ['late'] }, { type: 'null' }] },
  },
};

const changed = (properties: JsonSchema['properties'], required = released.required!): JsonSchema => ({
  type: 'object',
  required,
  properties: { ...released.properties, ...properties },
});

describe('findBreakingChanges', () => {
  it('returns nothing if members were only added', () => {
    expect(findBreakingChanges(released, released)).toEqual([]);
    expect(findBreakingChanges(released, changed({ more: { type: 'string' } }, ['id', 'labels', 'more']))).toEqual([]);
  });

  it.each([
    ['a required member that became optional', changed({}, ['labels']), 'data.id may be missing'],
    ['another type', changed({ id: { type: 'number' } }), 'data.id was string and is number'],
    [
      'another type within a list',
      changed({ labels: { type: 'array', items: { type: 'object' } } }),
      'data.labels[] was string and is object',
    ],
    [
      'an additional type',
      changed({ since: { anyOf: [{ type: 'number' }, { type: 'null' }] } }),
      'data.since may be number now',
    ],
    [
      'an additional value',
      changed({ state: { type: 'string', enum: ['open', 'paused', 'closed'] } }),
      'data.state may be "paused" now',
    ],
    [
      'an additional value beside null',
      changed({ reason: { anyOf: [{ type: 'string', enum: ['late', 'lost'] }, { type: 'null' }] } }),
      'data.reason may be "lost" now',
    ],
    ['values without a limit', changed({ state: { type: 'string' } }), 'data.state may be any string now'],
  ])('reports %s', (_, now, sentence) => {
    expect(findBreakingChanges(released, now)).toEqual([sentence]);
  });
});
