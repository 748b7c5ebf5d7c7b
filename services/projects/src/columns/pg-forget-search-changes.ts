import { type Database, sql } from '@trackway/postgres';

const AT_ONCE = 5_000;

/** Forgets which projects were changed an hour ago: who searches in memory has looked since, or starts anew. */
export function makeForgetSearchChanges(database: Database) {
  return async (): Promise<boolean> => {
    const { rows } = await database.query<{ forgotten: number }>(
      sql`SELECT forget_search_changes(${AT_ONCE}) AS forgotten`,
    );
    return rows[0]?.forgotten === AT_ONCE;
  };
}
