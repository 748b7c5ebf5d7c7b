import { type Client, escapeIdentifier, escapeLiteral } from 'pg';
import type { TenantTable } from './postgres-digests';

/** Replicas of projects that have the tenant in memory read changed projects again, as after changes by triggers. */
export async function recordSearchChanges(
  target: Client,
  { name, columns }: TenantTable,
  condition: string,
): Promise<void> {
  const column = name === 'projects' ? 'id' : columns.includes('project_id') ? 'project_id' : undefined;
  if (column === undefined) return;
  const { rows } = await target.query<{ exists: boolean }>(
    "SELECT to_regclass('search_changes') IS NOT NULL AS exists",
  );
  if (!rows[0]?.exists) return;
  await target.query(`
    INSERT INTO search_changes (frame_id, transaction_id, project_id)
    SELECT DISTINCT frame_id, pg_current_xact_id(), ${column}::uuid FROM ${escapeIdentifier(name)}
    WHERE ${condition} AND ${column} IS NOT NULL ON CONFLICT DO NOTHING`);
}

/** New rows of the target get higher numbers than those that were copied. */
export async function advanceSequences(target: Client, tables: readonly TenantTable[]): Promise<void> {
  for (const { name, columns, where } of tables) {
    const { rows } = await target.query<{ column: string; sequence: string }>(
      `SELECT c AS column, pg_get_serial_sequence($1, c) AS sequence FROM unnest($2::text[]) AS c
       WHERE pg_get_serial_sequence($1, c) IS NOT NULL`,
      [escapeIdentifier(name), columns],
    );
    for (const { column, sequence } of rows) {
      await target.query(`
        SELECT setval(${escapeLiteral(sequence)}, greatest(last_value, (SELECT max(${escapeIdentifier(column)})
          FROM ${escapeIdentifier(name)} WHERE ${where}))) FROM ${sequence}`);
    }
  }
}

/** @throws Error if the databases have different migrations. */
export async function assertSameSchema(source: Client, target: Client): Promise<void> {
  const [here, there] = await Promise.all([source, target].map(migrationsOf));
  if (here !== there) throw new Error('Both cells must run the same release: their databases have other migrations.');
}

async function migrationsOf(client: Client): Promise<string | undefined> {
  const { rows } = await client.query<{ names: string }>(
    "SELECT string_agg(name, ', ' ORDER BY name) AS names FROM schema_migrations",
  );
  return rows[0]?.names;
}
