import { type Queryable, sql } from '@trackway/postgres';

/** All frames that this service has heard of. */
export async function listFrames(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(sql`SELECT id FROM all_frames() AS id`);
  return rows.map(({ id }) => id);
}
