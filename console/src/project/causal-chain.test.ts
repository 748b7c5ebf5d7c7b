import type { HistoryLine } from '@trackway/client';
import { causalChain, causesOf } from './causal-chain';

function line(id: string, causation_id: string | null): HistoryLine {
  return {
    id,
    causation_id,
    project_id: 'p',
    action: 'project.updated',
    actor: { kind: 'user', id: 'u', name: 'Ana' },
    changes: [],
    details: {},
    source: 'projects',
    correlation_id: 'c',
    request_id: null,
    happened_at: '2026-01-01T00:00:00.000Z',
  };
}

const moved = line('moved', null);
const tagged = line('tagged', 'moved');
const notified = line('notified', 'tagged');

describe('the chain of causes', () => {
  it('links each entry to its cause and its effects', () => {
    const [last, middle, first] = causalChain([notified, tagged, moved]);

    expect([last?.cause?.id, middle?.cause?.id, first?.cause]).toEqual(['tagged', 'moved', undefined]);
    expect(first?.effects.map(({ id }) => id)).toEqual(['tagged']);
  });

  it('returns the entries from an entry to the first known cause', () => {
    expect(causesOf('notified', [notified, tagged, moved]).map(({ id }) => id)).toEqual([
      'notified',
      'tagged',
      'moved',
    ]);
    expect(causesOf('notified', [notified]).map(({ id }) => id)).toEqual(['notified']);
  });

  it('ends if entries refer to each other', () => {
    expect(causesOf('a', [line('a', 'b'), line('b', 'a')])).toHaveLength(2);
  });
});
