import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Cells } from './rows.ts';

/** Loads rows into a table with a primary key and nothing else, and gives the seconds it took. */
export async function copyRows(postgresUrl: string, rows: readonly Cells[]): Promise<number> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    await client.query(`CREATE TEMPORARY TABLE bench_rows (code text PRIMARY KEY, name text, description text, status text,
      impact int, budget bigint, old_id text, is_template boolean, customer text, parent text)`);
    const started = performance.now();
    await pipeline(Readable.from(lines(rows)), client.query(copyFrom('COPY bench_rows FROM STDIN')));
    return (performance.now() - started) / 1_000;
  } finally {
    await client.end();
  }
}

function* lines(rows: readonly Cells[]): Generator<string> {
  for (let start = 0; start < rows.length; start += 1_000) {
    yield rows
      .slice(start, start + 1_000)
      .map((cells) => `${cells.map((cell) => (cell === null ? '\\N' : String(cell))).join('\t')}\n`)
      .join('');
  }
}
