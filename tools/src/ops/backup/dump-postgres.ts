import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { to } from 'pg-copy-streams';
import type { Manifest } from './manifest';
import { copied, manifestOf, tablesOf } from './postgres-tables';

export interface PostgresBackup {
  readonly manifest: Manifest;
  /** Current value of each sequence. */
  readonly sequences: Readonly<Record<string, string>>;
}

/** Writes each table of a database into a folder, in one snapshot, while clients continue to write. */
export async function dumpPostgres(url: string, folder: string): Promise<PostgresBackup> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const tables = await tablesOf(client);
    for (const table of tables) {
      const rows = client.query(to(`COPY ${copied(table)} TO STDOUT`));
      await pipeline(rows, createWriteStream(join(folder, `${table.name}.copy`), { mode: 0o600 }));
    }
    const manifest = await manifestOf(client, tables);
    const { rows } = await client.query<{ name: string; value: string }>(
      `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
       WHERE schemaname = 'public' AND last_value IS NOT NULL`,
    );
    return { manifest, sequences: Object.fromEntries(rows.map(({ name, value }) => [name, value])) };
  } finally {
    await client.end();
  }
}
