import { combineGroups, type Grouping, groupByCodes, groupByDays, groupByNumbers } from './grouping';
import { NumberColumn } from './number-column';

const DAY_MS = 86_400_000;
const rows = (...list: number[]) => Int32Array.from(list);

function numbersOf(...list: number[]): NumberColumn {
  const column = new NumberColumn();
  for (const value of list) column.push(Number.isNaN(value) ? null : value);
  return column;
}

/** The value of the group of each entry. */
function valuesOf({ numbers, values }: Grouping) {
  return Array.from(numbers, (number) => values[number]);
}

describe('grouping', () => {
  it.each([
    ['few', 7],
    ['many', 70_000],
  ])('groups by %s codes, of which 0 is no value', (_, highestCode) => {
    const codeBuffer = rows(highestCode, 0, highestCode, 4);

    const grouping = groupByCodes(rows(3, 1, 0, 2, -1), { codeBuffer, highestCode });

    expect(valuesOf(grouping)).toEqual([4, Number.NaN, highestCode, highestCode, Number.NaN]);
  });

  it.each([
    ['a small range', [5, -2, 5, Number.NaN]],
    ['a large range', [5e15, -2, 5e15, Number.NaN]],
    ['fractions', [0.5, -2, 0.5, Number.NaN]],
  ])('groups numbers of %s', (_, list) => {
    const grouping = groupByNumbers(rows(0, 1, 2, 3, -1), numbersOf(...list));

    expect(valuesOf(grouping)).toEqual([...list, Number.NaN]);
  });

  it('groups numbers that were added after another grouping', () => {
    const column = numbersOf(5, 7);
    groupByNumbers(rows(0, 1), column);
    column.push(3);
    column.push(5);

    const grouping = groupByNumbers(rows(0, 1, 2, 3), column);

    expect(valuesOf(grouping)).toEqual([5, 7, 3, 5]);
  });

  it('groups times by the first day of their period', () => {
    const weeks = (day: number) => Math.floor(day / 7) * 7;
    const times = numbersOf(0, 6.9 * DAY_MS, 7 * DAY_MS, -1, Number.NaN);

    const grouping = groupByDays(rows(0, 1, 2, 3, 4), times, weeks);

    expect(valuesOf(grouping)).toEqual([0, 0, 7, -7, Number.NaN]);
  });

  it('groups nothing', () => {
    expect(groupByCodes(rows(), { codeBuffer: rows(), highestCode: 0 }).numbers).toHaveLength(0);
    expect(groupByNumbers(rows(), numbersOf()).numbers).toHaveLength(0);
    expect(groupByDays(rows(), numbersOf(), (day) => day).numbers).toHaveLength(0);
  });

  it('combines two groupings', () => {
    const one = { numbers: rows(0, 1, 0, 1), values: [10, 20] };
    const other = { numbers: rows(2, 0, 2, 1), values: [1, 2, 3] };

    const { numbers, pairs } = combineGroups(one, other);

    expect(Array.from(numbers, (number) => pairs[number])).toEqual([
      [0, 2],
      [1, 0],
      [0, 2],
      [1, 1],
    ]);
  });

  it('combines groupings with many groups', () => {
    const many = Array.from({ length: 3_000 }, (_, index) => index);
    const one = { numbers: Int32Array.from(many), values: many };

    const { pairs } = combineGroups(one, one);

    expect(pairs[2_999]).toEqual([2_999, 2_999]);
  });
});
