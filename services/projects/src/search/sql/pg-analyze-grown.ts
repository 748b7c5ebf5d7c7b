import { type Database, sql } from '@trackway/postgres';

/** Has tables counted that have doubled since they were, so that a frame is not searched by plans for an empty one. @returns their names. */
export function makeAnalyzeGrown(database: Database) {
  return async (): Promise<string[]> => {
    const { rows } = await database.query<{ name: string }>(sql`SELECT * FROM analyze_what_has_grown() AS name`);
    return rows.map(({ name }) => name);
  };
}
