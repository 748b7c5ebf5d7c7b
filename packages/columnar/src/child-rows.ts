import type { Bitmap } from './bitmap';
import type { Column, ColumnValue } from './column';
import { headAndNumbers, numbersOf, type Part } from './column-part';
import { GrowableArray } from './growable-array';

/** The name of the parents in parts. */
const PARENTS = 'parents';

export interface StoredColumn {
  readonly name: string;
  readonly parts: Iterable<Part>;
}

/** Rows that belong to parent rows, any number for each. Columns are created when the first value is added. */
export class ChildRows<Name extends string = string> {
  private readonly parents = GrowableArray.integers();
  private readonly names: readonly Name[];
  /** By the position of their names. */
  private readonly columns: (Column | undefined)[];

  constructor(private readonly createColumn: Readonly<Record<Name, () => Column>>) {
    this.names = Object.keys(createColumn) as Name[];
    this.columns = this.names.map(() => undefined);
  }

  get length(): number {
    return this.parents.length;
  }

  get bytes(): number {
    return this.columns.reduce((sum, column) => sum + (column?.bytes ?? 0), this.parents.bytes);
  }

  push(parent: number, values: Readonly<Record<Name, ColumnValue>>): void {
    for (let at = 0; at < this.names.length; at += 1) {
      const value = values[this.names[at] as Name];
      const column = this.columns[at] ?? (value === null ? undefined : this.create(at));
      column?.push(value);
    }
    this.parents.push(parent);
  }

  /** The parts of the parents, and of each column with its name. */
  parts(): readonly StoredColumn[] {
    const columns = this.names.flatMap((name, at) => {
      const column = this.columns[at];
      return column ? [{ name, parts: column.parts() }] : [];
    });
    return [{ name: PARENTS, parts: headAndNumbers({}, this.parents.pieces()) }, ...columns];
  }

  restore(name: string, part: Part): void {
    if (name !== PARENTS) {
      this.restoreColumn(name, part);
      return;
    }
    if ('numbers' in part) this.parents.append(numbersOf(part, 'numbers', Int32Array));
  }

  /** Undefined if no row has a value in it. */
  column(name: string): Column | undefined {
    return this.columns[this.names.indexOf(name as Name)];
  }

  parentOf(row: number): number {
    return this.parents.at(row);
  }

  /** The parents of the rows. `length` is the number of parent rows. */
  parentsOf(rows: Bitmap, length: number): Bitmap {
    return rows.mapThrough(this.parents.buffer, length);
  }

  /**
   * Writes the parent and the group of each of `rows` whose parent is in `parents`, and returns how many there are. The
   * rows of a parent follow each other. Both targets must have a place more than there are rows.
   */
  writeEntries(
    rows: Bitmap,
    parents: Bitmap,
    groups: Int32Array,
    targets: { readonly rows: Int32Array; readonly groups: Int32Array },
  ): number {
    const parentOf = this.parents.buffer;
    const { rows: targetRows, groups: targetGroups } = targets;
    let next = 0;
    for (let start = 0; start < rows.length; start += 32) {
      for (let word = rows.wordAt(start >>> 5); word !== 0; word &= word - 1) {
        const row = start + 31 - Math.clz32(word & -word);
        const parent = parentOf[row] as number;
        // The next entry overwrites one whose parent is not in the set. This has no branch.
        targetRows[next] = parent;
        targetGroups[next] = groups[row] as number;
        next += (parents.wordAt(parent >>> 5) >>> parent) & 1;
      }
    }
    return next;
  }

  private restoreColumn(name: string, part: Part): void {
    const at = this.names.indexOf(name as Name);
    if (at < 0) throw new Error(`These rows have no column ${name}.`);
    this.columns[at] ??= this.createColumn[name as Name]();
    this.columns[at].restore(part);
  }

  private create(at: number): Column {
    const created = this.createColumn[this.names[at] as Name]();
    for (let row = 0; row < this.length; row += 1) created.push(null);
    this.columns[at] = created;
    return created;
  }
}
