import type { Bitmap } from './bitmap';

/** A table whose rows are appended, and deleted by a flag. */
export interface SortableRows {
  /** The number of rows, including deleted ones. */
  readonly length: number;
  /** The number of rows that are not deleted. */
  readonly size: number;
  isLive(row: number): boolean;
  /** The rows that are not deleted. */
  live(): Bitmap;
  compareIds(one: number, other: number): number;
}
