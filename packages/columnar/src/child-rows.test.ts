import { Bitmap } from './bitmap';
import { ChildRows } from './child-rows';
import { NumberColumn } from './number-column';
import { TextColumn } from './text-column';

const rows = () => new ChildRows({ label: () => new TextColumn(), weight: () => new NumberColumn() });
const label = (value: string) => ({ operator: 'equals', type: 'text', values: [value] });
const groups = (...list: number[]) => Int32Array.from(list);
const rowsOf = (bitmap: Bitmap) => {
  const found: number[] = [];
  bitmap.forEach((row) => {
    found.push(row);
  });
  return found;
};

describe('child rows', () => {
  it('find their parents', () => {
    const children = rows();
    for (const [parent, value] of [
      [0, 'a'],
      [2, 'b'],
      [2, 'a'],
    ] as const)
      children.push(parent, { label: value, weight: null });

    const found = children.column('label')?.matching(label('a')) ?? new Bitmap(0);

    expect(rowsOf(found)).toEqual([0, 2]);
    expect(rowsOf(children.parentsOf(found, 4))).toEqual([0, 2]);
    expect(children.parentOf(1)).toBe(2);
  });

  it('are written with their parents and groups, if their parents are found', () => {
    const children = rows();
    for (const parent of [0, 2, 2, 3, 2]) children.push(parent, { label: 'a', weight: null });
    const targets = { rows: new Int32Array(5), groups: new Int32Array(5) };
    const parents = Bitmap.all(4).without(Int32Array.of(0, 3));

    const count = children.writeEntries(
      Bitmap.all(5).without(Int32Array.of(1)),
      parents,
      groups(9, 8, 7, 6, 5),
      targets,
    );

    expect(count).toBe(2);
    expect([...targets.rows.subarray(0, 2)]).toEqual([2, 2]);
    expect([...targets.groups.subarray(0, 2)]).toEqual([7, 5]);
  });

  it('have no value in a column that was created later', () => {
    const children = rows();
    children.push(0, { label: 'a', weight: null });
    expect(children.column('weight')).toBeUndefined();

    children.push(1, { label: 'b', weight: 5 });

    expect(rowsOf(children.column('weight')?.present() ?? new Bitmap(0))).toEqual([1]);
  });
});
