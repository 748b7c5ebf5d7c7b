import { type Queryable, type Sql, trustedSql } from '@trackway/postgres';
import { updateDerivedColumn } from './pg-derived-column';

/**
 * Updates the progress of projects: the mean over their funnels of the share of steps before the current one, 100 for a
 * won funnel, 0 without funnels, rounded down. `ids` is a query for project ids.
 */
export function updateProgress(db: Queryable, frameId: string, ids: Sql): Promise<void> {
  return updateDerivedColumn(db, frameId, { ids, column: 'completed_percentage', value: PERCENTAGE });
}

/** The progress in one funnel, in percent. */
const SHARE = `CASE
  WHEN a.status = 'won' THEN 100
  ELSE COALESCE(100.0 * s.position / NULLIF(
    (SELECT count(*) FROM funnel_steps o WHERE o.frame_id = a.frame_id AND o.funnel_id = a.funnel_id), 0), 0)
END`;

/** The small constant corrects rounding errors of thirds. */
const PERCENTAGE = trustedSql(`(
  SELECT COALESCE(floor(avg(${SHARE}) + 0.000001), 0)::integer
  FROM funnel_assignments a LEFT JOIN funnel_steps s ON s.frame_id = a.frame_id AND s.id = a.step_id
  WHERE a.frame_id = p.frame_id AND a.project_id = p.id AND a.left_at IS NULL)`);
