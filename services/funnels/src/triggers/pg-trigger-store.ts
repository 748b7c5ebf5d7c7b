import { type Queryable, sql, trustedSql } from '@trackway/postgres';
import type { TriggerType } from '../rules/trigger';
import { laneOf, type TriggerFact } from './trigger-fact';
import type { TriggerStore } from './trigger-store';

interface TriggerRow {
  id: string;
  type: TriggerType;
  project_id: string | null;
  funnel_id: string | null;
  step_id: string | null;
  rule_id: string | null;
  detail: Record<string, unknown>;
  consistency_token: string | null;
  correlation_id: string;
  causation_id: string | null;
  depth: number;
  occurred_at: Date;
}

const COLUMNS =
  trustedSql(`id, type, project_id, funnel_id, step_id, rule_id, detail, consistency_token, correlation_id,
  causation_id, depth, occurred_at`);

export class PgTriggerStore implements TriggerStore {
  constructor(
    private readonly db: Queryable,
    private readonly wakeWorker: () => void,
  ) {}

  async add(frameId: string, facts: readonly TriggerFact[]): Promise<void> {
    if (facts.length === 0) return;
    const { rows } = await this.db.query<{ lanes: number }>(sql`
      WITH listening AS (
        SELECT DISTINCT trigger_type FROM rules WHERE frame_id = ${frameId} AND active AND deleted_at IS NULL
      ), noted AS (
        INSERT INTO rule_triggers (frame_id, id, type, lane_id, project_id, funnel_id, step_id, rule_id, detail, consistency_token,
          correlation_id, causation_id, depth, occurred_at, matched)
        SELECT ${frameId}, n.*, n.type NOT IN (SELECT trigger_type FROM listening) FROM unnest(
          ${facts.map(({ id }) => id)}::uuid[], ${facts.map(({ type }) => type)}::text[],
          ${facts.map(laneOf)}::uuid[], ${facts.map(({ projectId }) => projectId)}::uuid[],
          ${facts.map(({ funnelId }) => funnelId ?? null)}::uuid[], ${facts.map(({ stepId }) => stepId ?? null)}::uuid[],
          ${facts.map(({ ruleId }) => ruleId ?? null)}::uuid[], ${facts.map(({ detail }) => JSON.stringify(detail))}::jsonb[],
          ${facts.map(({ consistencyToken }) => consistencyToken ?? null)}::text[],
          ${facts.map(({ correlationId }) => correlationId)}::text[],
          ${facts.map(({ causationId }) => causationId ?? null)}::text[],
          ${facts.map(({ depth }) => depth)}::int[], ${facts.map(({ occurredAt }) => occurredAt)}::timestamptz[]
        ) AS n (id, type, lane_id, project_id, funnel_id, step_id, rule_id, detail, consistency_token, correlation_id,
          causation_id, depth, occurred_at)
        -- A frame without rules has nothing to look back for.
        WHERE EXISTS (SELECT 1 FROM rules WHERE frame_id = ${frameId})
        ON CONFLICT ON CONSTRAINT rule_triggers_pkey DO NOTHING
        RETURNING lane_id, matched
      ), lanes AS (
        INSERT INTO rule_lanes (frame_id, lane_id, ready_at, arrivals)
        SELECT DISTINCT ${frameId}::uuid, lane_id, now(), 1 FROM noted WHERE NOT matched ORDER BY lane_id
        ON CONFLICT ON CONSTRAINT rule_lanes_pkey DO UPDATE SET arrivals = rule_lanes.arrivals + 1
        RETURNING 1
      )
      SELECT count(*)::int AS lanes FROM lanes`);
    if ((rows[0]?.lanes ?? 0) > 0) this.wakeWorker();
  }

  async waiting(frameId: string, laneId: string): Promise<readonly TriggerFact[]> {
    const { rows } = await this.db.query<TriggerRow>(sql`
      SELECT ${COLUMNS} FROM rule_triggers
      WHERE frame_id = ${frameId} AND lane_id = ${laneId} AND NOT matched ORDER BY position LIMIT 100`);
    return rows.map(toFact);
  }

  async matched(frameId: string, ids: readonly string[]): Promise<void> {
    await this.db.query(sql`
      UPDATE rule_triggers SET matched = true WHERE frame_id = ${frameId} AND id = ANY(${ids}::uuid[])`);
  }

  async find(frameId: string, id: string): Promise<TriggerFact | undefined> {
    const { rows } = await this.db.query<TriggerRow>(
      sql`SELECT ${COLUMNS} FROM rule_triggers WHERE frame_id = ${frameId} AND id = ${id}`,
    );
    return rows[0] && toFact(rows[0]);
  }
}

function toFact(row: TriggerRow): TriggerFact {
  return {
    id: row.id,
    type: row.type,
    projectId: row.project_id,
    ...(row.funnel_id ? { funnelId: row.funnel_id } : {}),
    ...(row.step_id ? { stepId: row.step_id } : {}),
    ...(row.rule_id ? { ruleId: row.rule_id } : {}),
    detail: row.detail,
    ...(row.consistency_token ? { consistencyToken: row.consistency_token } : {}),
    correlationId: row.correlation_id,
    ...(row.causation_id ? { causationId: row.causation_id } : {}),
    depth: row.depth,
    occurredAt: row.occurred_at,
  };
}
