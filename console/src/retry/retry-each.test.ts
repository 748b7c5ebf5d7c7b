import { retryEach } from './retry-each';

const items = [{ id: 'newest' }, { id: 'middle' }, { id: 'oldest' }];

describe('retryEach', () => {
  it('retries the oldest first, and continues after one that is rejected', async () => {
    const sent: string[] = [];
    const outcomes = new Map<string, unknown>();
    const error = new Error('The endpoint is paused.');

    await retryEach(items, {
      retry: async ({ id }) => {
        sent.push(id);
        if (id === 'oldest') throw error;
      },
      report: ({ id }, outcome) => outcomes.set(id, outcome),
      isStopped: () => false,
    });

    expect(sent).toEqual(['oldest', 'middle', 'newest']);
    expect(Object.fromEntries(outcomes)).toEqual({ oldest: { error }, middle: {}, newest: {} });
  });

  it('stops after the current one', async () => {
    const sent: string[] = [];

    await retryEach(items, {
      retry: async ({ id }) => {
        sent.push(id);
      },
      report: () => undefined,
      isStopped: () => sent.length === 2,
    });

    expect(sent).toEqual(['oldest', 'middle']);
  });
});
