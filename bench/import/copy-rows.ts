import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { makeRows } from './rows.ts';

/** Copies rows into a table with only a primary key. Returns the seconds. */
export async function copyRows(postgresUrl: string, count: number): Promise<number> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    await client.query(`CREATE TEMPORARY TABLE bench_rows (code text PRIMARY KEY, name text, description text, status text,
      impact int, budget bigint, old_id text, is_template boolean, customer text, parent text)`);
    const started = performance.now();
    await pipeline(Readable.from(lines(count)), client.query(copyFrom('COPY bench_rows FROM STDIN')));
    return (performance.now() - started) / 1_000;
  } finally {
    await client.end();
  }
}

/** A thousand lines at a time. */
function* lines(count: number): Generator<string> {
  let part: string[] = [];
  for (const cells of makeRows(count)) {
    part.push(`${cells.map((cell) => (cell === null ? '\\N' : String(cell))).join('\t')}\n`);
    if (part.length < 1_000) continue;
    yield part.join('');
    part = [];
  }
  if (part.length > 0) yield part.join('');
}
