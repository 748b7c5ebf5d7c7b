import { type Database, sql } from '@trackway/postgres';

/**
 * Analyzes tables that have doubled since their last ANALYZE, so that new frames do not get query plans for empty
 * tables. Returns the names of the tables.
 */
export function makeAnalyzeGrown(database: Database) {
  return async (): Promise<string[]> => {
    const { rows } = await database.query<{ name: string }>(sql`SELECT * FROM analyze_what_has_grown() AS name`);
    return rows.map(({ name }) => name);
  };
}
