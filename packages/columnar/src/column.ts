import type { Bitmap } from './bitmap';
import type { Stored } from './column-part';

export type ColumnValue = string | number | null;

/** The values from `start` up to and excluding `end`, such as a day. */
export interface TimeSpan {
  readonly start: Date;
  readonly end: Date;
}

/** A condition on the values of a column. Negations are complements of a result, see `Bitmap.invert`. */
export interface ColumnFilter {
  /** A column supports the operators of its kind and throws for others. */
  readonly operator: string;
  /** Values of type `time` are time spans, which numbers are compared with. */
  readonly type: string;
  readonly values: readonly (string | number | boolean | TimeSpan | null)[];
}

/** The values of one field by row index. Values are appended and never changed. */
export interface Column extends Stored {
  readonly length: number;
  /** Approximate memory use. */
  readonly bytes: number;
  push(value: ColumnValue): void;
  /** The rows that have a value that the filter matches. Rows outside `candidates` may be skipped. */
  matching(filter: ColumnFilter, candidates?: Bitmap): Bitmap;
  /** The rows that have a value. */
  present(): Bitmap;
  has(row: number): boolean;
  /** Compares the values of two rows that have one, as ORDER BY does. */
  compare(one: number, other: number): number;
  /**
   * A number for each row, NaN if it has no value: if two numbers differ, the values compare alike. Valid until the next
   * `push`.
   */
  sortPrefixes(): Float64Array;
}

/** Throws, because the caller must not use an operator that the kind of column does not support. */
export function unsupported(kind: string, { operator }: ColumnFilter): never {
  throw new Error(`A column of ${kind} does not support ${operator}.`);
}
