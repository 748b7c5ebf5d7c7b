import type { Bitmap } from './bitmap';
import type { Column, ColumnValue } from './column';
import { Growing } from './growing';

/** Rows that belong to projects, as many for each as there are. A column that no row has a value in takes no room. */
export class RowSet {
  private readonly owners = Growing.integers();
  private readonly columns = new Map<string, Column>();

  constructor(private readonly make: Readonly<Record<string, () => Column>>) {}

  get length(): number {
    return this.owners.length;
  }

  get bytes(): number {
    return [...this.columns.values()].reduce((sum, { bytes }) => sum + bytes, this.owners.bytes);
  }

  push(owner: number, values: Readonly<Record<string, ColumnValue>>): void {
    for (const [name, value] of Object.entries(values)) {
      if (value !== null) this.columnFor(name).push(value);
      else this.columns.get(name)?.push(null);
    }
    this.owners.push(owner);
  }

  /** Undefined where no row has a value in it. */
  column(name: string): Column | undefined {
    return this.columns.get(name);
  }

  ownerOf(row: number): number {
    return this.owners.at(row);
  }

  /** The owners of the rows, of whom there may be `count`. */
  ownersOf(rows: Bitmap, count: number): Bitmap {
    return rows.through(this.owners.values, count);
  }

  private columnFor(name: string): Column {
    const known = this.columns.get(name);
    if (known) return known;
    const made = this.make[name]?.();
    if (!made) throw new Error(`These rows have no ${name}.`);
    for (let row = 0; row < this.length; row += 1) made.push(null);
    this.columns.set(name, made);
    return made;
  }
}
