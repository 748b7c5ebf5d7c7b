import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type BenchFrame, makeFrame } from './frame.ts';
import { type Cell, projectRows, surroundings, type TableRows } from './rows.ts';

const LARGE_TABLES = [
  'projects',
  'project_people',
  'project_group_members',
  'funnel_assignments',
  'form_answer_values',
];

/** Fills new frames with COPY as the superuser, and prints the duration. Indexes are created afterwards, which is faster. */
export async function loadFrames(client: Client, sizes: readonly number[]): Promise<BenchFrame[]> {
  const start = performance.now();
  const seconds = () => ((performance.now() - start) / 1_000).toFixed(0);
  // Disables foreign keys, because all rows are consistent.
  await client.query(`SET session_replication_role = replica; SET maintenance_work_mem = '1GB'`);
  const indexes = await dropIndexes(client);
  const loaded = sizes.map(makeFrame);
  const tables = loaded.map((frame) => [...surroundings(frame), ...projectRows(frame)]);
  for (const [index, { table, columns }] of (tables[0] ?? []).entries()) {
    await copy(client, { table, columns, rows: rowsOf(tables.map((own) => own[index])) });
  }
  const projects = sizes.reduce((sum, size) => sum + size, 0);
  process.stdout.write(`${projects} projects in ${sizes.length} frames: rows in ${seconds()} s, `);
  for (const index of indexes) await client.query(index);
  await client.query('VACUUM ANALYZE');
  process.stdout.write(`indexes in ${seconds()} s\n`);
  return loaded;
}

/** Drops all indexes except those of constraints. Returns the statements that create them again. */
async function dropIndexes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; made: string }>(
    `SELECT c.relname AS name, pg_get_indexdef(i.indexrelid) AS made
     FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE i.indrelid::regclass::text = ANY($1)
       AND NOT EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conindid = i.indexrelid)`,
    [LARGE_TABLES],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows.map(({ made }) => made);
}

/** The rows of one table for all frames. */
function* rowsOf(tables: readonly (TableRows | undefined)[]): Generator<readonly Cell[]> {
  for (const table of tables) yield* table?.rows ?? [];
}

async function copy(client: Client, { table, columns, rows }: TableRows): Promise<void> {
  await pipeline(Readable.from(lines(rows)), client.query(copyFrom(`COPY ${table} (${columns}) FROM STDIN`)));
}

function* lines(rows: TableRows['rows']): Generator<string> {
  let text = '';
  for (const row of rows) {
    text += `${row.map((cell) => (cell === null ? '\\N' : String(cell))).join('\t')}\n`;
    if (text.length < 65_536) continue;
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}
