import { type Queryable, type Sql, sql, trustedSql } from '@trackway/postgres';

/**
 * Counts a column of projects anew. `ids` is a statement that gives ids of projects, `value` what the column of a project `p` should be.
 *
 * Each project is looked up by its key, whatever the planner knows: of a frame that was filled a moment ago it knows nothing, takes
 * it for one row, and joins all of it with all that are asked for.
 */
export async function recount(
  db: Queryable,
  frameId: string,
  { ids, column, value }: { ids: Sql; column: string; value: Sql },
): Promise<void> {
  // Held in the order of their ids, so that two who count never wait for each other in a circle.
  const { rows } = await db.query<{ id: string }>(sql`
    WITH asked AS MATERIALIZED (SELECT DISTINCT id FROM (${ids}) AS named (id) ORDER BY id)
    SELECT held.id FROM asked CROSS JOIN LATERAL (
      SELECT id FROM projects WHERE frame_id = ${frameId} AND id = asked.id FOR NO KEY UPDATE) held`);
  const held = rows.map(({ id }) => id);
  const counted = trustedSql(column);
  await db.query(sql`
    UPDATE projects p SET ${counted} = ${value}
    WHERE p.frame_id = ${frameId} AND p.id = ANY(${held}::uuid[]) AND p.${counted} IS DISTINCT FROM ${value}`);
}
