import { filtersSql } from '@trackway/filters';
import { joinSql, sql, toUnavailable, trustedSql } from '@trackway/postgres';
import type { Pool, PoolClient } from 'pg';
import { orderOf } from '../search/sql/sort-sql';
import type { RowQuery, RowSource, TextRows } from './row-source';

/** A statement fetches one batch. The whole export may take as long as its reader. */
const STATEMENT_TIMEOUT_MS = 120_000;

/**
 * Reads through a cursor in its own transaction, which is the snapshot. Row-level security restricts it to the frame.
 */
export class PgRowSource implements RowSource {
  constructor(private readonly pool: Pool) {}

  async *stream({
    frameId,
    model,
    columns,
    condition,
    search,
    template,
    batchRows,
  }: RowQuery): AsyncGenerator<{ total: number; rows: TextRows }> {
    const conditions = [sql`t.frame_id = ${frameId}`, trustedSql('t.deleted_at IS NULL')];
    if (template !== undefined) conditions.push(trustedSql(template ? 't.is_template' : 'NOT t.is_template'));
    if (condition !== undefined) conditions.push(trustedSql(condition));
    const filters = filtersSql(frameId, search.filters, search.groups);
    if (filters) conditions.push(filters);
    const from = sql`FROM ${trustedSql(model.table)} t WHERE ${joinSql(conditions, ' AND ')}`;
    const expressions = joinSql(
      columns.map(({ expression }) => trustedSql(expression)),
      ', ',
    );
    const order = orderOf(frameId, search.sorts, ['created_at', 'asc']).terms;
    const select = sql`SELECT ${expressions} ${from} ORDER BY ${order}`.compile();
    const count = sql`SELECT count(*) AS total ${from}`.compile();

    const client = await this.pool.connect().catch((error: unknown) => {
      throw toUnavailable(error);
    });
    let broken = true;
    try {
      await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
      await client.query(
        `SET LOCAL trackway.frame_id = '${frameId}'; SET LOCAL statement_timeout = ${STATEMENT_TIMEOUT_MS}`,
      );
      const counted = await client.query<{ total: number }>(count.text, count.values);
      const total = counted.rows[0]?.total ?? 0;
      await client.query(`DECLARE rows NO SCROLL CURSOR FOR ${select.text}`, select.values);
      const fetch = () => client.query<(string | null)[]>({ text: `FETCH ${batchRows} FROM rows`, rowMode: 'array' });
      let next: ReturnType<typeof fetch> | undefined = fetch();
      while (next) {
        const { rows }: { rows: (string | null)[][] } = await next;
        const completed = lookUp(client, { frameId, columns, rows });
        next = rows.length === batchRows ? fetch() : undefined;
        // The next batch is fetched while these rows are processed. An error is thrown when it is awaited.
        next?.catch(() => undefined);
        await completed;
        yield { total, rows };
      }
      await client.query('COMMIT');
      broken = false;
    } catch (error) {
      throw toUnavailable(error);
    } finally {
      // A reader that stops early leaves the transaction open, so the connection is closed.
      client.release(broken);
    }
  }
}

const NO_KEYS = '{}';

interface Batch extends Pick<RowQuery, 'frameId' | 'columns'> {
  readonly rows: (string | null)[][];
}

/** Replaces keys of related records by their values, with one statement for each column. */
async function lookUp(client: PoolClient, { frameId, columns, rows }: Batch): Promise<void> {
  // Read before values replace them. Columns with the same expression share their keys.
  const keys = new Map<string, string>();
  for (const [index, { expression, lookup }] of columns.entries()) {
    if (lookup && !keys.has(expression)) keys.set(expression, keysOf(rows, index));
  }
  await Promise.all(
    columns.map(async ({ expression, lookup }, index) => {
      const listed = keys.get(expression) ?? NO_KEYS;
      if (!lookup || listed === NO_KEYS) return;
      const found = await client.query<{ key: string; value: string | null }>(lookup(frameId, listed).compile());
      const values = new Map(found.rows.map(({ key, value }) => [key, value]));
      for (const row of rows) row[index] = values.get(row[index] ?? '') ?? null;
    }),
  );
}

/** The distinct keys in a column as an array literal. Keys are ids, which need no quotes. */
function keysOf(rows: Batch['rows'], index: number): string {
  const keys = new Set<string>();
  for (const row of rows) {
    const key = row[index];
    if (key) keys.add(key);
  }
  return `{${[...keys].join()}}`;
}
