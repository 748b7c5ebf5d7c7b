import { preparedSql, type Queryable, sql, storedJson } from '@trackway/postgres';
import type { RunStore, SuspendedRun } from './run-store';

/** The queries of waiting runs. `rule_waits` has a row for each of them; a run that was resumed keeps only `waiting`. */
export async function suspendRun(
  db: Queryable,
  ...[frameId, { id, ruleId }, waiting, dueAt]: Parameters<RunStore['suspend']>
): Promise<boolean> {
  const { count } = await db.query(sql`
    UPDATE rule_runs SET status = 'waiting', waiting = ${storedJson(waiting)}::jsonb, attempt = 1, error = NULL
    WHERE frame_id = ${frameId} AND id = ${id} AND status = 'pending'`);
  if (count === 0) return false;
  await db.query(sql`
    INSERT INTO rule_waits (frame_id, run_id, rule_id, due_at) VALUES (${frameId}, ${id}, ${ruleId}, ${dueAt})
    ON CONFLICT ON CONSTRAINT rule_waits_pkey DO UPDATE SET due_at = excluded.due_at`);
  return true;
}

export async function findSuspended(
  db: Queryable,
  ...[frameId, partitionId, { after, limit }]: Parameters<RunStore['findSuspended']>
): ReturnType<RunStore['findSuspended']> {
  const { rows } = await db.query<SuspendedRun>(preparedSql`
    SELECT x.id, x.position::float8 AS position, x.waiting FROM rule_runs x
    WHERE x.frame_id = ${frameId} AND x.lane_id = ${partitionId} AND x.waiting IS NOT NULL
      AND x.waiting ->> 'reason' <> 'time' AND x.position > ${after}
    ORDER BY x.position LIMIT ${limit} FOR UPDATE`);
  return rows;
}

export async function wakeRun(
  db: Queryable,
  ...[frameId, id, waiting]: Parameters<RunStore['wake']>
): ReturnType<RunStore['wake']> {
  const { rows } = await db.query<{ lane_id: string }>(sql`
    UPDATE rule_runs SET status = 'pending', waiting = coalesce(${waiting ? storedJson(waiting) : null}::jsonb, waiting)
    WHERE frame_id = ${frameId} AND id = ${id} AND finished_at IS NULL AND waiting IS NOT NULL
    RETURNING lane_id`);
  await db.query(sql`DELETE FROM rule_waits WHERE frame_id = ${frameId} AND run_id = ${id}`);
  return rows[0]?.lane_id;
}

export async function expireWaits(
  db: Queryable,
  ...[frameId, ruleId, at]: Parameters<RunStore['expireWaits']>
): Promise<void> {
  await db.query(sql`
    UPDATE rule_waits SET due_at = least(due_at, ${at}::timestamptz) WHERE frame_id = ${frameId} AND rule_id = ${ruleId}`);
}
