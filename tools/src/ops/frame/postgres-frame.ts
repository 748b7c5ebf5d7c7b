import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import { to } from 'pg-copy-streams';
import { type Table, tablesOf } from '../backup/postgres-tables';

/** Number of rows of a frame in each table, without empty ones. */
export type Held = Readonly<Record<string, number>>;

export function countInPostgres(url: string, frameId: string): Promise<Held> {
  return withFrame(url, frameId, async (client, rows) => {
    const held: Record<string, number> = {};
    for (const { table, where } of rows) {
      const counted = await client.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM ${escapeIdentifier(table.name)} WHERE ${where}`,
      );
      const count = counted.rows[0]?.count ?? 0;
      if (count > 0) held[table.name] = count;
    }
    return held;
  });
}

/** Writes the rows of a frame as CSV files, in one snapshot. */
export function exportFromPostgres(url: string, frameId: string, folder: string): Promise<void> {
  return withFrame(url, frameId, async (client, rows) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    for (const { table, where } of rows) {
      const columns = table.columns.map((column) => escapeIdentifier(column)).join(', ');
      const question = `SELECT ${columns} FROM ${escapeIdentifier(table.name)} WHERE ${where}`;
      const csv = client.query(to(`COPY (${question}) TO STDOUT (FORMAT csv, HEADER)`));
      await pipeline(csv, createWriteStream(join(folder, `${table.name}.csv`), { mode: 0o600 }));
    }
    await client.query('COMMIT');
  });
}

/** Deletes the rows of a frame from all tables in one transaction. */
export function deleteFromPostgres(url: string, frameId: string): Promise<void> {
  return withFrame(url, frameId, async (client, rows) => {
    await client.query('BEGIN');
    // Rows refer only to rows of the same frame, so the order does not matter.
    await client.query('SET LOCAL session_replication_role = replica');
    for (const { table, where } of rows)
      await client.query(`DELETE FROM ${escapeIdentifier(table.name)} WHERE ${where}`);
    await client.query('COMMIT');
  });
}

type Rows = { readonly table: Table; readonly where: string };

async function withFrame<T>(url: string, frameId: string, work: (client: Client, rows: readonly Rows[]) => Promise<T>) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const id = escapeLiteral(frameId);
    const rows = (await tablesOf(client)).flatMap((table): Rows[] => {
      if (table.name === 'frames') return [{ table, where: `id = ${id}` }];
      return table.columns.includes('frame_id') ? [{ table, where: `frame_id = ${id}` }] : [];
    });
    return await work(client, rows);
  } finally {
    await client.end();
  }
}
