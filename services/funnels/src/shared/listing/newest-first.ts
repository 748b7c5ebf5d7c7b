const DEFAULT_BATCH = 500;

/** Rows with an ascending position. */
export interface PositionedRows<Row> {
  /** The total and the position of the newest row. */
  count(): Promise<{ total: number; newest: number | undefined }>;
  /** Rows before a position, newest first, and the position of the last one. */
  before(position: number, limit: number): Promise<{ rows: readonly Row[]; next: number }>;
}

/** Streams all rows that exist at the start, newest first. The first batch has the total. */
export async function* newestFirst<Row>(
  positions: PositionedRows<Row>,
  { batchRows, maxRows }: { batchRows: number; maxRows: number },
): AsyncGenerator<{ total?: number; rows: readonly Row[] }> {
  const limit = Math.min(batchRows > 0 ? batchRows : DEFAULT_BATCH, maxRows);
  const { total, newest } = await positions.count();
  let position = newest === undefined ? 0 : newest + 1;
  for (let first = true; ; first = false) {
    const { rows, next } = await positions.before(position, limit);
    yield { ...(first ? { total } : {}), rows };
    position = next;
    if (rows.length < limit) return;
  }
}
