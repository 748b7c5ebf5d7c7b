import { preparedSql, type Queryable, type Sql, sql, trustedSql } from '@trackway/postgres';
import { ASSIGNMENT_COLUMNS, type AssignmentRow, JOIN_LIVE_PROJECT, toAssignment } from './assignment-row';
import type { BoardStore, Card, StepTotals } from './board-store';

interface CardRow extends AssignmentRow {
  code: string;
  name: string;
  budget: number;
  late: boolean;
}

const SHOWN = trustedSql(`a.left_at IS NULL AND a.status IN ('open', 'paused')`);

/** Each query covers all steps of a funnel. */
export class PgBoardStore implements BoardStore {
  constructor(private readonly db: Queryable) {}

  async totals(frameId: string, funnelId: string, now: Date): Promise<readonly StepTotals[]> {
    const { rows } = await this.db.query<{ step_id: string; count: number; budget: number; late: number }>(preparedSql`
      SELECT a.step_id, count(*), sum(p.budget)::float8 AS budget, count(*) FILTER (WHERE ${isLate(now)}) AS late
      FROM assignments a ${JOIN_LIVE_PROJECT}
      JOIN steps s ON s.frame_id = a.frame_id AND s.id = a.step_id
      WHERE a.frame_id = ${frameId} AND a.funnel_id = ${funnelId} AND ${SHOWN}
      GROUP BY a.step_id`);
    return rows.map(({ step_id: stepId, ...totals }) => ({ stepId, ...totals }));
  }

  async firstCards(frameId: string, stepIds: readonly string[], perStep: number, now: Date): Promise<readonly Card[]> {
    const { rows } = await this.db.query<CardRow>(preparedSql`
      SELECT card.* FROM unnest(${stepIds}::uuid[]) AS wanted (step_id)
      JOIN steps s ON s.frame_id = ${frameId} AND s.id = wanted.step_id
      CROSS JOIN LATERAL (
        SELECT ${ASSIGNMENT_COLUMNS}, p.code, p.name, p.budget, ${isLate(now)} AS late
        FROM assignments a ${JOIN_LIVE_PROJECT}
        WHERE a.frame_id = ${frameId} AND a.step_id = s.id AND ${SHOWN}
        ORDER BY a.linked_at, a.id LIMIT ${perStep}
      ) card
      ORDER BY s.position, card.linked_at, card.id`);
    return rows.map(toCard);
  }
}

function isLate(now: Date): Sql {
  const since = sql`${now}::timestamptz - make_interval(hours => s.late_after_hours)`;
  return sql`(a.status = 'open' AND s.late_after_hours IS NOT NULL AND a.linked_at < ${since})`;
}

function toCard(row: CardRow): Card {
  const { code, name, budget, late } = row;
  return { assignment: toAssignment(row), project: { id: row.project_id, code, name, budget }, late };
}
