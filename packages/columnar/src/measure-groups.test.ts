import { Bitmap } from './bitmap';
import { countGroups, type GroupedRows, measureGroups, measureRows } from './measure-groups';

const one = Int32Array.of(0);

function measured(values: readonly number[], grouped: GroupedRows, size: number) {
  const measures = measureGroups(grouped, Float64Array.from(values), size);
  const groups = Array.from({ length: size }, (_, group) => measures.at(group));
  return { groups, counts: [...measures.rowCounts], total: measures.total() };
}

const kinds: [string, GroupedRows][] = [
  ['a set of rows', { rows: Bitmap.all(5).without(Int32Array.of(3)), groups: Int32Array.of(2, 1, 2, 1, 1) }],
  ['a list of rows', { rows: Int32Array.of(0, 1, 2, 4), groups: Int32Array.of(2, 1, 2, 1) }],
];

describe.each(kinds)('measures of groups of %s', (_, grouped) => {
  it('have sum, range and number of the values', () => {
    const none = { count: 0, sum: 0n, lowest: Number.POSITIVE_INFINITY, highest: Number.NEGATIVE_INFINITY };

    expect(measured([3, Number.NaN, -1, 9, 5], grouped, 3)).toEqual({
      groups: [none, { count: 1, sum: 5n, lowest: 5, highest: 5 }, { count: 2, sum: 2n, lowest: -1, highest: 3 }],
      counts: [0, 2, 2],
      total: { count: 3, sum: 7n, lowest: -1, highest: 5 },
    });
  });

  it.each([[Number.MAX_SAFE_INTEGER], [Number.MIN_SAFE_INTEGER], [2 ** 52 + 1]])('add up %d without loss', (value) => {
    const { groups, total } = measured([value, value, value, 1, 1], grouped, 3);

    expect(groups.map(({ sum }) => sum)).toEqual([0n, BigInt(value) + 1n, BigInt(value) * 2n]);
    expect(total.sum).toBe(BigInt(value) * 3n + 1n);
  });

  it('include how many rows each group has', () => {
    expect([...countGroups(grouped, 3)]).toEqual([0, 2, 2]);
  });
});

describe('measures of all rows', () => {
  const rows = Bitmap.all(4).without(Int32Array.of(1));

  it('have sum, range and number of the values', () => {
    const values = Float64Array.of(3, 9, -1, Number.NaN);

    expect(measureRows(rows, values)).toEqual({ count: 2, sum: 2n, lowest: -1, highest: 3 });
  });

  it('add up without loss', () => {
    const { MAX_SAFE_INTEGER: most } = Number;

    expect(measureRows(rows, Float64Array.of(most, 9, most, 1)).sum).toBe(BigInt(most) * 2n + 1n);
  });
});

describe('measures of nothing', () => {
  it('are 0', () => {
    const { groups, total } = measured([], { rows: new Bitmap(0), groups: one }, 1);

    expect([...groups, total, measureRows(new Bitmap(0), new Float64Array())]).toEqual(
      Array.from({ length: 3 }, () => expect.objectContaining({ count: 0, sum: 0n })),
    );
    expect(measured([], { rows: new Int32Array(), groups: one }, 1).total).toEqual(total);
  });
});
