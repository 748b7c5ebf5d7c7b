import { preparedSql, type Queryable, rowsSql, type Sql, sql } from '@trackway/postgres';
import type { Assignment } from '../funnels/assignment';
import type { Deadline, DeadlineKind } from './deadline';
import type { CurrentStay, Deadlines, StepStay, StepTimes, TimeLedger } from './time-ledger';

export class PgTimeLedger implements TimeLedger {
  constructor(private readonly db: Queryable) {}

  async recordStays(frameId: string, stays: readonly CurrentStay[]): Promise<void> {
    if (stays.length === 0) return;
    await this.endStays(frameId, stays);
    await this.beginStays(frameId, stays);
    await this.deleteReplaced(frameId, stays);
    await this.addDeadlines(frameId, stays);
  }

  private async endStays(frameId: string, stays: readonly CurrentStay[]): Promise<void> {
    const current = rowsSql([
      { type: 'uuid', values: stays.map(({ assignment }) => assignment.id) },
      { type: 'uuid', values: stays.map(({ assignment }) => (isMeasured(assignment) ? assignment.stepId : null)) },
      { type: 'timestamptz', values: stays.map(({ assignment }) => assignment.updatedAt) },
    ]);
    await this.db.query(sql`
      UPDATE step_stays s SET left_at = n.changed_at FROM ${current} AS n (assignment_id, step_id, changed_at)
      WHERE s.frame_id = ${frameId} AND s.assignment_id = n.assignment_id AND s.left_at IS NULL
        AND s.step_id IS DISTINCT FROM n.step_id`);
  }

  private async beginStays(frameId: string, stays: readonly CurrentStay[]): Promise<void> {
    const measured = stays.map(({ assignment }) => assignment).filter(isMeasured);
    if (measured.length === 0) return;
    const rows = rowsSql([
      { type: 'uuid', values: measured.map(({ id }) => id) },
      { type: 'uuid', values: measured.map(({ funnelId }) => funnelId) },
      { type: 'uuid', values: measured.map(({ stepId }) => stepId) },
      { type: 'timestamptz', values: measured.map(({ updatedAt }) => updatedAt) },
    ]);
    await this.db.query(sql`
      INSERT INTO step_stays (frame_id, assignment_id, funnel_id, step_id, entered_at)
      SELECT ${frameId}, n.* FROM ${rows} AS n ON CONFLICT DO NOTHING`);
  }

  /** A statement of its own: one statement cannot delete a row and insert it again. */
  private async deleteReplaced(frameId: string, stays: readonly CurrentStay[]): Promise<void> {
    const ids = stays.map(({ assignment }) => assignment.id);
    await this.db.query(sql`
      DELETE FROM deadlines d WHERE d.frame_id = ${frameId} AND d.assignment_id = ANY(${ids}::uuid[])
        AND NOT EXISTS (
          SELECT 1 FROM ${deadlineRows(stays.flatMap(toDeadlines))} AS n (assignment_id, kind, due_at)
          WHERE n.assignment_id = d.assignment_id AND n.kind = d.kind AND n.due_at = d.due_at)`);
  }

  private async addDeadlines(frameId: string, stays: readonly CurrentStay[]): Promise<void> {
    const added = stays.flatMap((stay) => toDeadlines(stay).filter(({ dueAt }) => dueAt > stay.assignment.updatedAt));
    if (added.length === 0) return;
    await this.db.query(sql`
      INSERT INTO deadlines (frame_id, assignment_id, kind, due_at)
      SELECT ${frameId}, n.* FROM ${deadlineRows(added)} AS n ON CONFLICT DO NOTHING`);
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
    }>(preparedSql`
      SELECT frame_id, assignment_id, kind, due_at FROM deadlines WHERE due_at <= ${now} ORDER BY due_at LIMIT ${limit}`);
    return rows.map(({ frame_id, assignment_id, kind, due_at }) => ({
      frameId: frame_id,
      assignmentId: assignment_id,
      kind,
      dueAt: due_at,
    }));
  }
}

/** Stays of won and lost projects are not measured. */
function isMeasured({ leftAt, status }: Assignment): boolean {
  return leftAt === null && (status === 'open' || status === 'paused');
}

interface AssignmentDeadline extends Deadline {
  readonly assignmentId: string;
}

function toDeadlines({ assignment, deadlines }: CurrentStay): AssignmentDeadline[] {
  return deadlines.map((deadline) => ({ ...deadline, assignmentId: assignment.id }));
}

/** Not by `rowsSql`, which writes the end of the year 9999 in a format that PostgreSQL does not read. */
function deadlineRows(deadlines: readonly AssignmentDeadline[]): Sql {
  const ids = deadlines.map(({ assignmentId }) => assignmentId);
  const kinds = deadlines.map(({ kind }) => kind);
  return sql`unnest(${ids}::uuid[], ${kinds}::text[], ${deadlines.map(({ dueAt }) => dueAt)}::timestamptz[])`;
}
