import { type Queryable, sql } from '@trackway/postgres';
import type { Assignment } from '../funnels/assignment';
import type { Deadline, DeadlineKind } from './deadline';
import type { Deadlines, StepStay, StepTimes, TimeLedger } from './time-ledger';

export class PgTimeLedger implements TimeLedger {
  constructor(private readonly db: Queryable) {}

  async recordStay(frameId: string, a: Assignment, deadlines: readonly Deadline[]): Promise<void> {
    const stands = a.leftAt === null && (a.status === 'open' || a.status === 'paused');
    await this.db.query(sql`
      UPDATE step_stays SET left_at = ${a.updatedAt}
      WHERE frame_id = ${frameId} AND assignment_id = ${a.id} AND left_at IS NULL AND NOT (${stands} AND step_id = ${a.stepId})`);
    if (stands) {
      await this.db.query(sql`
        INSERT INTO step_stays (frame_id, assignment_id, funnel_id, step_id, entered_at)
        VALUES (${frameId}, ${a.id}, ${a.funnelId}, ${a.stepId}, ${a.updatedAt}) ON CONFLICT DO NOTHING`);
    }
    const kinds = deadlines.map(({ kind }) => kind);
    await this.db.query(sql`
      WITH gone AS (
        DELETE FROM deadlines WHERE frame_id = ${frameId} AND assignment_id = ${a.id} AND kind <> ALL(${kinds}::text[])
      )
      INSERT INTO deadlines (frame_id, assignment_id, kind, due_at)
      SELECT ${frameId}, ${a.id}, n.kind, n.due_at
      FROM unnest(${kinds}::text[], ${deadlines.map(({ dueAt }) => dueAt)}::timestamptz[]) AS n (kind, due_at)
      -- A deadline that has passed was published. Only a different time is a new deadline.
      WHERE n.due_at > ${a.updatedAt}
      ON CONFLICT ON CONSTRAINT deadlines_pkey DO UPDATE SET due_at = excluded.due_at`);
  }

  async updateStepLimit(frameId: string, stepId: string, lateAfterHours: number | null, now: Date): Promise<void> {
    await this.db.query(sql`
      DELETE FROM deadlines d USING assignments a
      WHERE d.frame_id = ${frameId} AND d.kind = 'late' AND a.frame_id = d.frame_id AND a.id = d.assignment_id
        AND a.step_id = ${stepId}`);
    if (lateAfterHours === null) return;
    await this.db.query(sql`
      INSERT INTO deadlines (frame_id, assignment_id, kind, due_at)
      SELECT frame_id, id, 'late', linked_at + make_interval(hours => ${lateAfterHours}::int)
      FROM assignments WHERE frame_id = ${frameId} AND step_id = ${stepId} AND left_at IS NULL AND status = 'open'
        AND linked_at + make_interval(hours => ${lateAfterHours}::int) > ${now}
      ON CONFLICT ON CONSTRAINT deadlines_pkey DO UPDATE SET due_at = excluded.due_at`);
  }

  async claimDeadline(frameId: string, assignmentId: string, { kind, dueAt }: Deadline): Promise<boolean> {
    const { count } = await this.db.query(sql`
      DELETE FROM deadlines
      WHERE frame_id = ${frameId} AND assignment_id = ${assignmentId} AND kind = ${kind} AND due_at = ${dueAt}`);
    return count > 0;
  }

  async staysOf(frameId: string, assignmentId: string, now: Date): Promise<readonly StepStay[]> {
    const { rows } = await this.db.query<{
      step_id: string;
      name: string;
      entered_at: Date;
      left_at: Date | null;
      seconds: number;
    }>(sql`
      SELECT t.step_id, s.name, t.entered_at, t.left_at,
        floor(extract(epoch FROM coalesce(t.left_at, ${now}) - t.entered_at))::int AS seconds
      FROM step_stays t JOIN steps s ON s.frame_id = t.frame_id AND s.id = t.step_id
      WHERE t.frame_id = ${frameId} AND t.assignment_id = ${assignmentId} ORDER BY t.entered_at`);
    return rows.map(({ step_id, name, entered_at, left_at, seconds }) => ({
      stepId: step_id,
      stepName: name,
      enteredAt: entered_at,
      leftAt: left_at,
      seconds,
    }));
  }

  async timesOf(frameId: string, funnelId: string, now: Date): Promise<readonly StepTimes[]> {
    const { rows } = await this.db.query<{
      step_id: string;
      stays: number;
      average: number;
      median: number;
      longest: number;
    }>(sql`
      SELECT step_id, count(*)::int AS stays, floor(avg(seconds))::int AS average,
        floor(percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds))::int AS median, floor(max(seconds))::int AS longest
      FROM (
        SELECT step_id, extract(epoch FROM coalesce(left_at, ${now}) - entered_at) AS seconds
        FROM step_stays WHERE frame_id = ${frameId} AND funnel_id = ${funnelId}
      ) measured GROUP BY step_id`);
    return rows.map(({ step_id, stays, average, median, longest }) => ({
      stepId: step_id,
      stays,
      averageSeconds: average,
      medianSeconds: median,
      longestSeconds: longest,
    }));
  }
}

export class PgDeadlines implements Deadlines {
  constructor(private readonly db: Queryable) {}

  async due(now: Date, limit: number) {
    const { rows } = await this.db.query<{
      frame_id: string;
      assignment_id: string;
      kind: DeadlineKind;
      due_at: Date;
    }>(sql`
      SELECT frame_id, assignment_id, kind, due_at FROM deadlines WHERE due_at <= ${now} ORDER BY due_at LIMIT ${limit}`);
    return rows.map(({ frame_id, assignment_id, kind, due_at }) => ({
      frameId: frame_id,
      assignmentId: assignment_id,
      kind,
      dueAt: due_at,
    }));
  }
}
