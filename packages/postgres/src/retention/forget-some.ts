import { sql, trustedSql } from '../queries/sql';
import type { Database } from '../transactions/database';

/**
 * Has a function of the database forget at most `atOnce` rows of all frames, and says whether there may be more. `name` is that of a
 * function that takes how many, and gives how many they were; it belongs to whoever owns the tables.
 */
export async function forgetSome(database: Database, name: string, atOnce: number): Promise<boolean> {
  const { rows } = await database.query<{ forgotten: number }>(sql`SELECT ${trustedSql(name)}(${atOnce}) AS forgotten`);
  return rows[0]?.forgotten === atOnce;
}
