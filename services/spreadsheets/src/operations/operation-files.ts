import { type Database, sql } from '@trackway/postgres';

/** `imports/<operation>.xlsx`, `exports/<operation>.csv`, `errors/<operation>-<attempt>.xlsx`, and incomplete files of these. */
const KEY = /^(?:imports|exports|errors)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})[.-]/;

/** The id of the operation that a file belongs to. */
export function operationOf(key: string): string | undefined {
  return KEY.exec(key)?.[1];
}

/** Finds which of these operations exist and are within their retention of 30 days. */
export function pgLiveOperations(database: Database) {
  return async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
    const { rows } = await database.query<{ id: string }>(sql`SELECT live_operations(${ids}::uuid[]) AS id`);
    return new Set(rows.map(({ id }) => id));
  };
}
