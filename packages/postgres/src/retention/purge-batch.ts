import { sql, trustedSql } from '../queries/sql';
import type { Database } from '../transactions/database';

/**
 * Calls a database function that deletes at most `atOnce` rows of all frames and returns their number. Returns true
 * if there may be more. The function belongs to the role that owns the tables.
 */
export async function purgeBatch(database: Database, name: string, atOnce: number): Promise<boolean> {
  const { rows } = await database.query<{ purged: number }>(sql`SELECT ${trustedSql(name)}(${atOnce}) AS purged`);
  return rows[0]?.purged === atOnce;
}
