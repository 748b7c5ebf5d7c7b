import { newest } from './newest';

describe('newest', () => {
  it('keeps the highest version of each record in any order', () => {
    const state = (id: string, version: number) => ({ id, version });

    const kept = newest([state('a', 2), state('b', 1), state('a', 3), state('a', 1), state('b', 1)]);

    expect(kept).toEqual([state('a', 3), state('b', 1)]);
  });
});
