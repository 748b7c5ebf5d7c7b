import type { Bitmap } from './bitmap';
import type { Column, ColumnValue } from './column';
import { GrowableArray } from './growable-array';

/** Rows that belong to parent rows, any number for each. Columns are created when the first value is added. */
export class ChildRows {
  private readonly parents = GrowableArray.integers();
  private readonly columns = new Map<string, Column>();

  constructor(private readonly createColumn: Readonly<Record<string, () => Column>>) {}

  get length(): number {
    return this.parents.length;
  }

  get bytes(): number {
    return [...this.columns.values()].reduce((sum, { bytes }) => sum + bytes, this.parents.bytes);
  }

  push(parent: number, values: Readonly<Record<string, ColumnValue>>): void {
    for (const [name, value] of Object.entries(values)) {
      if (value !== null) this.columnFor(name).push(value);
      else this.columns.get(name)?.push(null);
    }
    this.parents.push(parent);
  }

  /** Undefined if no row has a value in it. */
  column(name: string): Column | undefined {
    return this.columns.get(name);
  }

  parentOf(row: number): number {
    return this.parents.at(row);
  }

  /** The parents by row, in ascending order, including unused capacity. Valid until the next `push`. */
  get parentBuffer(): Int32Array {
    return this.parents.buffer;
  }

  /** The parents of the rows. `length` is the number of parent rows. */
  parentsOf(rows: Bitmap, length: number): Bitmap {
    return rows.mapThrough(this.parents.buffer, length);
  }

  /**
   * Writes the rows of `children` whose parents are in `found`, and these parents, in ascending order. The arrays must be
   * as long as `children`. Returns how many there are.
   */
  writeWithParents(children: Bitmap, found: Bitmap, into: { rows: Int32Array; parents: Int32Array }): number {
    const { rows, parents } = into;
    const parentOf = this.parents.buffer;
    let count = 0;
    for (let at = 0; at * 32 < children.length; at += 1) {
      for (let word = children.wordAt(at); word !== 0; word &= word - 1) {
        const row = at * 32 + 31 - Math.clz32(word & -word);
        const parent = parentOf[row] as number;
        if (!found.has(parent)) continue;
        rows[count] = row;
        parents[count] = parent;
        count += 1;
      }
    }
    return count;
  }

  private columnFor(name: string): Column {
    const known = this.columns.get(name);
    if (known) return known;
    const created = this.createColumn[name]?.();
    if (!created) throw new Error(`These rows have no column ${name}.`);
    for (let row = 0; row < this.length; row += 1) created.push(null);
    this.columns.set(name, created);
    return created;
  }
}
