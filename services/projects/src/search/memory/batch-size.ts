import { estimateBytes } from './estimate-bytes';
import type { ProjectRow } from './project-rows';

/** Projects that one statement reads. Processing its result delays other work. */
const MAX_ROWS = 128;
/** Estimated bytes that one statement reads, based on the largest project of the statements before. */
const MAX_BYTES = 4 * 2 ** 20;

/** How many projects the next statement reads. */
export class BatchSize {
  private largestBytes = MAX_BYTES / 16;

  get rows(): number {
    return Math.min(MAX_ROWS, Math.max(1, Math.floor(MAX_BYTES / this.largestBytes)));
  }

  /** The bytes of each row, by which the next statement is limited. */
  measure(rows: readonly ProjectRow[]): readonly number[] {
    const sizes = rows.map(estimateBytes);
    this.largestBytes = Math.max(this.largestBytes / 2, ...sizes);
    return sizes;
  }
}
