import { DictionaryColumn } from './dictionary-column';

function columnOf(words: readonly (string | null)[]): DictionaryColumn {
  const column = new DictionaryColumn();
  for (const word of words) column.push(word);
  return column;
}

it('finds the rows of one text and of several texts', () => {
  const column = columnOf(['b', null, 'a', 'b', 'c']);
  const equal = (...values: string[]) => {
    const found = column.matching({ operator: 'equals', type: 'text', values });
    return [0, 1, 2, 3, 4].filter((index) => found.has(index));
  };

  expect([equal('b'), equal('a', 'c'), equal('x'), equal()]).toEqual([[0, 3], [2, 4], [], []]);
  expect([0, 1].map((index) => column.present().has(index))).toEqual([true, false]);
});

it('ranks texts, also after more texts were added', () => {
  const column = columnOf(['Customer 2', null, 'Customer 10', 'Customer 2']);
  const before = [...column.sortPrefixes()];
  column.push('Customer 1');

  expect(before).toEqual([1, Number.NaN, 0, 1]);
  expect([...column.sortPrefixes()]).toEqual([2, Number.NaN, 1, 2, 0]);
});

it('has prefixes in the order of the texts if there are too many to rank', () => {
  const words = Array.from({ length: 20_001 }, (_, n) => `${n % 7} ${n}`);
  const prefixes = columnOf(words).sortPrefixes();

  const contradictions = words.slice(1).filter((other, n) => {
    const order = Math.sign((prefixes[n] as number) - (prefixes[n + 1] as number));
    return order !== 0 && order !== ((words[n] as string) < other ? -1 : 1);
  });
  expect(contradictions).toEqual([]);
});
