import { WordColumn } from './word-column';

function columnOf(words: readonly (string | null)[]): WordColumn {
  const column = new WordColumn();
  for (const word of words) column.push(word);
  return column;
}

it('finds the rows of a word, and of several', () => {
  const column = columnOf(['b', null, 'a', 'b', 'c']);
  const equal = (...values: string[]) => {
    const found = column.matching({ operator: 'equals', type: 'text', values });
    return [0, 1, 2, 3, 4].filter((index) => found.has(index));
  };

  expect([equal('b'), equal('a', 'c'), equal('x'), equal()]).toEqual([[0, 3], [2, 4], [], []]);
  expect([0, 1].map((index) => column.present().has(index))).toEqual([true, false]);
});

it('has leads in the order of its words, also when more came', () => {
  const column = columnOf(['Customer 2', null, 'Customer 10', 'Customer 2']);
  const before = [...column.leads()];
  column.push('Customer 1');

  expect(before).toEqual([1, Number.NaN, 0, 1]);
  expect([...column.leads()]).toEqual([2, Number.NaN, 1, 2, 0]);
});

it('has leads that do not lie where words are too many to be sorted', () => {
  const words = Array.from({ length: 20_001 }, (_, n) => `${n % 7} ${n}`);
  const leads = columnOf(words).leads();

  const lies = words.slice(1).filter((other, n) => {
    const order = Math.sign((leads[n] as number) - (leads[n + 1] as number));
    return order !== 0 && order !== ((words[n] as string) < other ? -1 : 1);
  });
  expect(lies).toEqual([]);
});
