import type { ValueFilter } from '@trackway/filters';
import type { Bitmap } from './bitmap';

export type ColumnValue = string | number | null;

/** A filter with an operator that is no complement of another. */
export type Question = ValueFilter;

/** The values of one field, each at its index; they are added to and never changed. */
export interface Column {
  readonly length: number;
  /** Of memory, about. */
  readonly bytes: number;
  push(value: ColumnValue): void;
  /** Where there is a value that the question says yes to, as the operator of SQL would; `among` these, where that is cheaper. */
  matching(question: Question, among?: Bitmap): Bitmap;
  /** Where there is a value. */
  present(): Bitmap;
  has(index: number): boolean;
  /** How two values that are there compare, as in ORDER BY. */
  compare(one: number, other: number): number;
  /** A number for each value, NaN for none: where two differ the values compare alike. To be read before the next `push`. */
  leads(): Float64Array;
}

/** A question that no column of the kind can be asked is a mistake in the table of fields. */
export function unanswerable(kind: string, { operator }: Question): never {
  throw new Error(`A column of ${kind} cannot be asked for ${operator}.`);
}
