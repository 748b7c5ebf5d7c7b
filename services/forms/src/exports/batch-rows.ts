const DEFAULT_BATCH_ROWS = 500;
const MAX_BATCH_ROWS = 5_000;

/** The rows of one batch of a stream. 0 means the default. */
export function batchRowsOf(requested: number): number {
  return requested > 0 ? Math.min(requested, MAX_BATCH_ROWS) : DEFAULT_BATCH_ROWS;
}
