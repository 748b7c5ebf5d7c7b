import type { Column } from './column';
import type { Compare } from './merge-sort';
import type { SortableRows } from './sortable-rows';

/** 1 for ascending order. */
export type Sign = 1 | -1;

/** What rows are sorted by: a column of the table itself, or one of child rows of which one counts for each row. */
export interface SortKey {
  readonly column: Column | undefined;
  /** The row of `column` that has the value of a row; -1 if it has none. */
  indexOf(row: number): number;
  /** Includes rows that were added since the last call. */
  extend(): void;
  /** Includes some of them. Returns true if none is left. */
  extendSome(): boolean;
  /** By row: the sort prefixes of the column. */
  sortPrefixes(): Float64Array;
}

export interface SignedKey {
  readonly key: SortKey;
  readonly sign: Sign;
}

/** Compares rows by sort keys. Rows without a value come last in either direction. Ties are broken by id. */
export class RowOrdering {
  /** The direction in which ids break ties. */
  readonly idSign: Sign;
  readonly compare: Compare;

  constructor(
    private readonly rows: SortableRows,
    private readonly keys: readonly SignedKey[],
  ) {
    this.idSign = keys.at(-1)?.sign ?? 1;
    this.compare = (one, other) => this.compareKeys(one, other) || rows.compareIds(one, other) * this.idSign;
  }

  /** Includes rows that were added since the last call. Must be called before rows are compared. */
  extend(): void {
    for (const { key } of this.keys) key.extend();
  }

  /** The same in steps of about a millisecond. Returns true if nothing is left. */
  extendSome(): boolean {
    return this.keys.every(({ key }) => key.extendSome());
  }

  /** Whether a row has a value for the first key. */
  hasValue(row: number): boolean {
    return (this.keys[0]?.key.indexOf(row) ?? -1) >= 0;
  }

  /** By row: a number that decides most comparisons. Rows without a value have the greatest. */
  sortPrefixes(): Float64Array {
    const { length } = this.rows;
    const prefixes = new Float64Array(length);
    const [first] = this.keys;
    if (!first) return prefixes;
    const values = first.key.sortPrefixes();
    for (let row = 0; row < length; row += 1) {
      const value = values[row] as number;
      prefixes[row] = Number.isNaN(value) ? Number.POSITIVE_INFINITY : value * first.sign;
    }
    return prefixes;
  }

  /** The same as `compare`, and faster if prefixes differ. */
  compareWith(prefixes: Float64Array): Compare {
    return (one, other) => {
      const [left, right] = [prefixes[one] as number, prefixes[other] as number];
      if (left < right) return -1;
      return left > right ? 1 : this.compare(one, other);
    };
  }

  private compareKeys(one: number, other: number): number {
    for (const { key, sign } of this.keys) {
      const [left, right] = [key.indexOf(one), key.indexOf(other)];
      if (left < 0 || right < 0) {
        if (left !== right) return left < 0 ? 1 : -1;
        continue;
      }
      const difference = key.column?.compare(left, right) ?? 0;
      if (difference !== 0) return difference * sign;
    }
    return 0;
  }
}
