import { type Queryable, sql } from '@trackway/postgres';

/** All frames that this service knows. */
export async function listFrames(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(sql`SELECT id FROM all_frames() AS id`);
  return rows.map(({ id }) => id);
}
