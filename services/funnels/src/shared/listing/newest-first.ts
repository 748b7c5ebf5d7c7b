const DEFAULT_BATCH = 500;

/** Rows by the position at which they were stored. */
export interface PositionedRows<Row> {
  /** How many there are, and the position of the newest. */
  count(): Promise<{ total: number; newest: number | undefined }>;
  /** Those that stand before a position, newest first, and the position to go on before. */
  before(position: number, limit: number): Promise<{ rows: readonly Row[]; next: number }>;
}

/**
 * All rows as of the moment that the stream begins, newest first: what comes later is not among them. The first batch comes with how
 * many there will be.
 */
export async function* newestFirst<Row>(
  positions: PositionedRows<Row>,
  { batchRows, largest }: { batchRows: number; largest: number },
): AsyncGenerator<{ total?: number; rows: readonly Row[] }> {
  const limit = Math.min(batchRows > 0 ? batchRows : DEFAULT_BATCH, largest);
  const { total, newest } = await positions.count();
  let position = newest === undefined ? 0 : newest + 1;
  for (let first = true; ; first = false) {
    const { rows, next } = await positions.before(position, limit);
    yield { ...(first ? { total } : {}), rows };
    position = next;
    if (rows.length < limit) return;
  }
}
