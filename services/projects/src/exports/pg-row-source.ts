import { filtersSql } from '@trackway/filters';
import { joinSql, sql, toUnavailable, trustedSql } from '@trackway/postgres';
import type { Pool } from 'pg';
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
        const { rows }: { rows: TextRows } = await next;
        next = rows.length === batchRows ? fetch() : undefined;
        // The next batch is fetched while these rows are processed. An error is thrown when it is awaited.
        next?.catch(() => undefined);
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
