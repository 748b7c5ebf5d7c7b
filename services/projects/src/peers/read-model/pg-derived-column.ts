import { type Queryable, type Sql, sql, trustedSql } from '@trackway/postgres';

/**
 * Updates a derived column of projects. `ids` is a query for project ids, and `value` is an expression for a project
 * `p`. Each project is found by its key, because the planner would estimate one row for a frame that was filled after
 * the last ANALYZE, and use a nested loop.
 */
export async function updateDerivedColumn(
  db: Queryable,
  frameId: string,
  { ids, column, value }: { ids: Sql; column: string; value: Sql },
): Promise<void> {
  // Locked in the order of ids, which prevents deadlocks.
  const { rows } = await db.query<{ id: string }>(sql`
    WITH requested AS MATERIALIZED (SELECT DISTINCT id FROM (${ids}) AS named (id) ORDER BY id)
    SELECT locked.id FROM requested CROSS JOIN LATERAL (
      SELECT id FROM projects WHERE frame_id = ${frameId} AND id = requested.id FOR NO KEY UPDATE) locked`);
  const locked = rows.map(({ id }) => id);
  const counted = trustedSql(column);
  await db.query(sql`
    UPDATE projects p SET ${counted} = ${value}
    WHERE p.frame_id = ${frameId} AND p.id = ANY(${locked}::uuid[]) AND p.${counted} IS DISTINCT FROM ${value}`);
}
