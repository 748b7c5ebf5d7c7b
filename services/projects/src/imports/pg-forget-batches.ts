import { type Database, sql } from '@trackway/postgres';

const AT_ONCE = 500;

/** Forgets what the rows of old imports did, which nobody can take back or go on with any more. Says whether there may be more. */
export function makeForgetBatches(database: Database) {
  return async (): Promise<boolean> => {
    const { rows } = await database.query<{ forgotten: number }>(
      sql`SELECT forget_applied_batches(${AT_ONCE}) AS forgotten`,
    );
    return rows[0]?.forgotten === AT_ONCE;
  };
}
