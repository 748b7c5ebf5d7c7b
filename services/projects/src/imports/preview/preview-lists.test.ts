import { MemoryBudget } from './memory-budget';
import { PreviewLists } from './preview-lists';

describe('lists of a dry run', () => {
  const fill = (idOf: (index: number) => string) => {
    const lists = new PreviewLists(new MemoryBudget(100_000));
    for (let index = 0; index < 1_000; index += 1) lists.setAll(new Map([[idOf(index), ['x'.repeat(100)]]]));
    return lists;
  };

  it('use a bounded amount of memory', () => {
    expect(() => fill(String)).toThrow(expect.objectContaining({ code: 'payload_too_large' }));
  });

  it('free the memory of lists that were replaced, and have no duplicates', () => {
    const lists = fill(() => 'a');
    lists.setAll(new Map([['a', ['b', 'c', 'b']]]));

    expect(lists.get('a')).toEqual(['b', 'c']);
    expect([lists.has('a'), lists.has('b')]).toEqual([true, false]);
  });
});
