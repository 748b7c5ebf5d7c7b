import { type Client, escapeIdentifier } from 'pg';
import type { Manifest } from './manifest';

export interface Table {
  readonly name: string;
  /** Columns that are not generated. */
  readonly columns: readonly string[];
}

/** The state of a move that has begun, and the changes that it has to copy. They belong to its superuser, not to the data. */
export const MOVE_TABLE = 'cell_move';
export const CHANGES_TABLE = 'cell_move_changes';

/** The tables of a database, without those of a move. */
export async function tablesOf(client: Client): Promise<readonly Table[]> {
  const { rows } = await client.query<Table>(
    `
    SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' AND c.relname <> ALL ($1)
    GROUP BY c.relname ORDER BY c.relname`,
    [[MOVE_TABLE, CHANGES_TABLE]],
  );
  return rows;
}

/** Table name and columns in the syntax of COPY. */
export function copied({ name, columns }: Table): string {
  return `${escapeIdentifier(name)} (${columns.map((column) => escapeIdentifier(column)).join(', ')})`;
}

/** Independent of the physical order of rows. */
export async function manifestOf(client: Client, tables: readonly Table[]): Promise<Manifest> {
  const manifest: Record<string, Manifest[string]> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: number; checksum: string }>(
      `SELECT count(*)::int AS count, COALESCE(sum(hashtextextended(t::text, 0)), 0)::text AS checksum FROM ${escapeIdentifier(name)} t`,
    );
    if (rows[0]) manifest[name] = rows[0];
  }
  return manifest;
}
