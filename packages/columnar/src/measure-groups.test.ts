import { Bitmap } from './bitmap';
import { countGroups, type GroupedRows, measureGroups } from './measure-groups';

const one = Int32Array.of(0);

function numbered(values: readonly number[], grouped: GroupedRows, numbers: Int32Array, size: number) {
  return measureGroups(grouped, Float64Array.from(values), numbers, size);
}

const kinds: [string, GroupedRows][] = [
  ['a set of rows', { rows: Bitmap.all(5).without(Int32Array.of(3)), groups: Int32Array.of(2, 5, 2, 5, 5) }],
  ['a list of rows', { rows: Int32Array.of(0, 1, 2, 4), groups: Int32Array.of(2, 5, 2, 5) }],
];

describe.each(kinds)('measures of groups of %s', (_, grouped) => {
  const numbers = Int32Array.of(0, 0, 1, 0, 0, 0);

  it('have sum, range and number of the values', () => {
    expect(numbered([3, Number.NaN, -1, 9, 5], grouped, numbers, 2)).toEqual([
      { count: 1, sum: 5n, lowest: 5, highest: 5 },
      { count: 2, sum: 2n, lowest: -1, highest: 3 },
    ]);
  });

  it.each([[Number.MAX_SAFE_INTEGER], [Number.MIN_SAFE_INTEGER], [2 ** 52 + 1]])('add up %d without loss', (value) => {
    const [first, second] = numbered([value, value, value, 1, 1], grouped, numbers, 2);

    expect([first?.sum, second?.sum]).toEqual([BigInt(value) + 1n, BigInt(value) * 2n]);
  });

  it('include how many rows each group has', () => {
    expect([...countGroups(grouped, 6)]).toEqual([0, 0, 2, 0, 0, 2]);
  });
});

describe('measures of nothing', () => {
  it.each([[new Bitmap(0)], [new Int32Array()]])('are 0', (rows) => {
    expect(numbered([], { rows, groups: one }, one, 1)).toMatchObject([{ count: 0, sum: 0n }]);
  });
});
