import { type Database, sql } from '@trackway/postgres';
import type { FindLiveOperations } from './purge-files';

export function pgLiveOperations(database: Database): FindLiveOperations {
  return async (ids) => {
    const { rows } = await database.query<{ id: string }>(sql`SELECT live_operations(${ids}::uuid[]) AS id`);
    return new Set(rows.map(({ id }) => id));
  };
}
