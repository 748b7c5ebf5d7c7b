import { Bitmap } from './bitmap';
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

  /** The parents of the rows. `length` is the number of parent rows. */
  parentsOf(rows: Bitmap, length: number): Bitmap {
    return rows.mapThrough(this.parents.buffer, length);
  }

  /** The rows whose parents are in `parents`. */
  rowsOf(parents: Bitmap): Bitmap {
    const found = new Bitmap(this.length);
    const parentOf = this.parents.buffer;
    for (let start = 0; start < this.length; start += 32) {
      const end = Math.min(start + 32, this.length);
      let bits = 0;
      for (let row = start; row < end; row += 1) bits |= Number(parents.has(parentOf[row] as number)) << row;
      found.setWord(start >>> 5, bits);
    }
    return found;
  }

  /** Writes the parent of each of `rows`. */
  writeParents(rows: Int32Array, parents: Int32Array): void {
    const parentOf = this.parents.buffer;
    for (let at = 0; at < rows.length; at += 1) parents[at] = parentOf[rows[at] as number] as number;
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
