import { type Queryable, type Sql, sql } from '@trackway/postgres';

/**
 * Counts anew how far projects are: over their funnels, the mean of the share of steps before the one they are in, 100 for
 * a won funnel, 0 with none; rounded down. `ids` is a statement that gives ids of projects.
 */
export async function countProgress(db: Queryable, frameId: string, ids: Sql): Promise<void> {
  // Held in the order of their ids, so that two who count never wait for each other in a circle.
  await db.query(sql`
    WITH held AS (
      SELECT id FROM projects WHERE frame_id = ${frameId} AND id IN (${ids}) ORDER BY id FOR NO KEY UPDATE
    ), progress AS (
      SELECT held.id, COALESCE(floor(avg(${SHARE}) + 0.000001), 0)::integer AS percentage
      FROM held
      LEFT JOIN funnel_assignments a ON a.frame_id = ${frameId} AND a.project_id = held.id AND a.left_at IS NULL
      LEFT JOIN funnel_steps s ON s.frame_id = ${frameId} AND s.id = a.step_id
      GROUP BY held.id
    )
    UPDATE projects p SET completed_percentage = progress.percentage FROM progress
    WHERE p.frame_id = ${frameId} AND p.id = progress.id AND p.completed_percentage <> progress.percentage`);
}

/** Of one funnel, in percent. Thirds do not add up exactly, which the mean above makes good. */
const SHARE = sql`CASE
  WHEN a.id IS NULL THEN NULL
  WHEN a.status = 'won' THEN 100
  ELSE COALESCE(100.0 * s.position / NULLIF(
    (SELECT count(*) FROM funnel_steps o WHERE o.frame_id = a.frame_id AND o.funnel_id = a.funnel_id), 0), 0)
END`;
