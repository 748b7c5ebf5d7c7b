import { UuidColumn } from './uuid-column';
import { UuidDictionary } from './uuid-dictionary';

const [a, b, c] = ['a', 'b', 'c'].map((digit) => `0190aaaa-0000-7000-8000-00000000000${digit}`) as [
  string,
  string,
  string,
];

function columnOf(values: readonly (string | null)[]): UuidColumn {
  const column = new UuidColumn(new UuidDictionary());
  for (const value of values) column.push(value);
  return column;
}

const equals = (...values: string[]) => ({ operator: 'equals', type: 'uuid', values });

describe('a column of UUIDs', () => {
  const stored = [a, null, b, a];
  const column = columnOf(stored);

  it.each([
    [[a], [true, false, false, true]],
    [
      [a, b],
      [true, false, true, true],
    ],
    [[c], [false, false, false, false]],
    [
      [c, b],
      [false, false, true, false],
    ],
    [[], [false, false, false, false]],
  ])('finds %j', (wanted, expected) => {
    const found = column.matching(equals(...wanted));

    expect(stored.map((_, row) => found.has(row))).toEqual(expected);
  });

  it('returns the rows with a value', () => {
    expect(stored.map((_, row) => column.has(row))).toEqual([true, false, true, true]);
    expect(stored.map((_, row) => column.present().has(row))).toEqual([true, false, true, true]);
  });

  it('compares two values as PostgreSQL does', () => {
    expect(Math.sign(column.compare(0, 2))).toBe(-1);
    expect(column.compare(0, 3)).toBe(0);
  });

  it('rejects operators for texts', () => {
    expect(() => column.matching({ operator: 'contains', type: 'text', values: ['a'] })).toThrow('does not support');
  });
});
