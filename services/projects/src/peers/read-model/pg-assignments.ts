import { sql } from '@trackway/postgres';
import { updateProgress } from './pg-progress';
import { deleteUnchanged, lockSource, type PgReadModelPart } from './pg-read-model-part';
import type { AssignmentState } from './states';

/** Stores assignments of projects to funnels, and updates the progress of the projects. */
export const pgAssignments: PgReadModelPart<AssignmentState> = {
  table: 'funnel_assignments',

  async store(transaction, frameId, states) {
    await lockSource(transaction, 'funnels', frameId);
    await transaction.query(sql`
      INSERT INTO funnel_assignments AS known (frame_id, id, funnel_id, project_id, step_id, status, status_at,
        forecast_date, linked_at, tag_ids, executor_ids, version, left_at)
      SELECT ${frameId}, n.* FROM jsonb_to_recordset(${JSON.stringify(states)}::jsonb) AS n (id uuid, funnel_id uuid,
        project_id uuid, step_id uuid, status text, status_at timestamptz, forecast_date date, linked_at timestamptz,
        tag_ids uuid[], executor_ids uuid[], version integer, left_at timestamptz)
      ORDER BY n.id
      ON CONFLICT ON CONSTRAINT funnel_assignments_pkey DO UPDATE SET step_id = excluded.step_id,
        status = excluded.status, status_at = excluded.status_at, forecast_date = excluded.forecast_date,
        linked_at = excluded.linked_at, tag_ids = excluded.tag_ids, executor_ids = excluded.executor_ids,
        version = excluded.version, left_at = excluded.left_at
      WHERE known.version <= excluded.version`);
    const projectIds = states.map((state) => state.project_id);
    await updateProgress(transaction, frameId, sql`SELECT * FROM unnest(${projectIds}::uuid[])`);
  },

  async remove(transaction, frameId, known) {
    await lockSource(transaction, 'funnels', frameId);
    const { rows } = await transaction.query<{ project_id: string }>(
      sql`${deleteUnchanged(pgAssignments, frameId, known)} RETURNING k.project_id`,
    );
    const projectIds = rows.map((row) => row.project_id);
    await updateProgress(transaction, frameId, sql`SELECT * FROM unnest(${projectIds}::uuid[])`);
    return rows.length;
  },

  async repair(transaction, frameId) {
    await lockSource(transaction, 'funnels', frameId);
    const inNone = sql`
      SELECT p.id FROM projects p WHERE p.frame_id = ${frameId} AND p.completed_percentage <> 0 AND NOT EXISTS (
        SELECT 1 FROM funnel_assignments a WHERE a.frame_id = p.frame_id AND a.project_id = p.id AND a.left_at IS NULL)`;
    await updateProgress(transaction, frameId, inNone);
  },
};
