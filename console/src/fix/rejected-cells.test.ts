import { columnKeys, rejectedCells, rejectedFirst } from './rejected-cells';

const columns = [
  { key: 'project.name', label: 'Name' },
  { key: 'project.budget', label: 'Budget' },
];
const error = (row: number, column: string, message: string) => ({ id: 1, row, column, message, code: 'x', value: '' });

describe('rejected cells', () => {
  it('have the column of their heading, by label, key or mapping', () => {
    expect(columnKeys(['NAME', 'project.budget', 'Worth', 'Other'], columns, { Worth: 'project.impact' })).toEqual([
      'project.name',
      'project.budget',
      'project.impact',
      undefined,
    ]);
  });

  it('are found by the order of the rejected rows, and keep all messages', () => {
    const errors = [
      error(3, 'project.name', 'Must not be empty.'),
      error(7, 'project.budget', 'Must be a number.'),
      error(7, 'project.budget', 'Must be 0 or more.'),
      error(7, 'row', 'Exists.'),
    ];

    const found = rejectedCells(errors, ['project.name', 'project.budget']);

    expect([...found.cells]).toEqual([
      ['0:0', 'Must not be empty.'],
      ['1:1', 'Must be a number. Must be 0 or more.'],
    ]);
    expect([...found.rows]).toEqual([[1, 'row: Exists.']]);
    expect(found.numbers).toEqual([3, 7]);
  });

  it('are in the first columns', () => {
    const found = rejectedCells([error(3, 'c', 'x'), error(4, 'b', 'x')], ['a', 'b', 'c']);

    expect(rejectedFirst(4, found)).toEqual([1, 2, 0, 3]);
    expect(rejectedFirst(2, undefined)).toEqual([0, 1]);
  });
});
