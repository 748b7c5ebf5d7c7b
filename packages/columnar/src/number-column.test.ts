import type { ColumnFilter, ColumnValue } from './column';
import { NumberColumn } from './number-column';

function found(
  values: readonly ColumnValue[],
  operator: string,
  type: 'integer' | 'time',
  asked: ColumnFilter['values'],
) {
  const column = new NumberColumn();
  for (const value of values) column.push(value);
  const bitmap = column.matching({ operator, type, values: asked });
  return values.filter((_, index) => bitmap.has(index));
}

const numbers = [null, -1, 0, 1, 1.5, 2 ** 53, 5e-324];

it.each<[string, number, ColumnValue[]]>([
  ['greater_than', 0, [1, 1.5, 2 ** 53, 5e-324]],
  ['greater_than_or_equals', 0, [0, 1, 1.5, 2 ** 53, 5e-324]],
  ['greater_than', 1, [1.5, 2 ** 53]],
  ['less_than', 1, [-1, 0, 5e-324]],
  ['less_than', 0, [-1]],
  ['less_than', -1, []],
  ['less_than_or_equals', -1, [-1]],
  ['greater_than', -1, [0, 1, 1.5, 2 ** 53, 5e-324]],
  ['equals', 1.5, [1.5]],
  ['greater_than', Number.MAX_VALUE, []],
])('%s %d', (operator, value, expected) => {
  expect(found(numbers, operator, 'integer', [value])).toEqual(expected);
});

it('matches nothing without values', () => {
  expect(found(numbers, 'equals', 'integer', [])).toEqual([]);
  expect(found([null, null], 'less_than', 'integer', [1])).toEqual([]);
});

describe('a day', () => {
  const times = [
    '2025-12-31T23:59:59.999Z',
    '2026-01-01T00:00:00.000Z',
    '2026-01-01T23:59:59.999Z',
    '2026-01-02T00:00:00.000Z',
  ];
  const day = { start: new Date('2026-01-01T00:00:00Z'), end: new Date('2026-01-02T00:00:00Z') };
  const matching = (operator: string) =>
    found(
      times.map((time) => Date.parse(time)),
      operator,
      'time',
      [day],
    ).map((time) => times.findIndex((one) => Date.parse(one) === time));

  it.each<[string, number[]]>([
    ['equals', [1, 2]],
    ['greater_than', [3]],
    ['greater_than_or_equals', [1, 2, 3]],
    ['less_than', [0]],
    ['less_than_or_equals', [0, 1, 2]],
  ])('is an interval for %s', (operator, expected) => {
    expect(matching(operator)).toEqual(expected);
  });
});
