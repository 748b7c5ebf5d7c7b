import { insertSql, preparedSql, type Queryable, rowsSql, type Sql, sql, storedJson } from '@trackway/postgres';
import { pagePastTriggers } from './pg-past-triggers';
import type { Readings } from './readings';
import { partitionOf, type TriggerEvent } from './trigger-event';
import { TRIGGER_COLUMNS, type TriggerRow, toTriggerEvent } from './trigger-row';
import { MAX_PENDING, type TriggerStore } from './trigger-store';

export class PgTriggerStore implements TriggerStore {
  readonly past: TriggerStore['past'];

  constructor(
    private readonly db: Queryable,
    private readonly wakeWorker: () => void,
  ) {
    this.past = (frameId, rule, period, page) => pagePastTriggers(db, frameId, rule, period, page);
  }

  async add(frameId: string, events: readonly TriggerEvent[]): Promise<void> {
    // A frame without rules needs no triggers for simulations.
    if (events.length === 0 || !(await this.hasRules(frameId))) return;
    const { rows } = await this.db.query<{ lanes: number }>(insertSql(events.length)`
      WITH subscribed AS (
        SELECT DISTINCT trigger_type FROM rules WHERE frame_id = ${frameId} AND active AND deleted_at IS NULL
      ), recorded AS (
        INSERT INTO rule_triggers (frame_id, id, type, lane_id, project_id, funnel_id, step_id, rule_id, detail, consistency_token,
          correlation_id, causation_id, depth, occurred_at, matched)
        SELECT ${frameId}, n.*, n.type NOT IN (SELECT trigger_type FROM subscribed) AND NOT EXISTS (
          SELECT 1 FROM rule_runs x WHERE x.frame_id = ${frameId} AND x.lane_id = n.lane_id AND x.waiting IS NOT NULL) FROM ${rowsOf(events)} AS n (id, type, lane_id, project_id, funnel_id, step_id, rule_id, detail, consistency_token, correlation_id,
          causation_id, depth, occurred_at)
        ON CONFLICT ON CONSTRAINT rule_triggers_pkey DO NOTHING
        RETURNING lane_id, matched
      ), lanes AS (
        INSERT INTO rule_lanes (frame_id, lane_id, ready_at, arrivals)
        SELECT DISTINCT ${frameId}::uuid, lane_id, now(), 1 FROM recorded WHERE NOT matched ORDER BY lane_id
        ON CONFLICT ON CONSTRAINT rule_lanes_pkey DO UPDATE SET arrivals = rule_lanes.arrivals + 1
        RETURNING 1
      )
      SELECT count(*)::int AS lanes FROM lanes`);
    if ((rows[0]?.lanes ?? 0) > 0) this.wakeWorker();
  }

  async requeue(frameId: string, partitionId: string): Promise<void> {
    await this.db.query(sql`
      INSERT INTO rule_lanes (frame_id, lane_id, ready_at, arrivals) VALUES (${frameId}, ${partitionId}, now(), 1)
      ON CONFLICT ON CONSTRAINT rule_lanes_pkey DO UPDATE SET arrivals = rule_lanes.arrivals + 1`);
    this.wakeWorker();
  }

  async findPending(frameId: string, partitionId: string): Promise<readonly TriggerEvent[]> {
    const { rows } = await this.db.query<TriggerRow>(preparedSql`
      SELECT ${TRIGGER_COLUMNS} FROM rule_triggers t
      WHERE t.frame_id = ${frameId} AND t.lane_id = ${partitionId} AND NOT t.matched ORDER BY t.position LIMIT ${MAX_PENDING}`);
    return rows.map(toTriggerEvent);
  }

  async markMatched(frameId: string, events: Parameters<TriggerStore['markMatched']>[1]): Promise<void> {
    const read = events.map(({ readings }) => (readings ? storedJson(readings) : null));
    await this.db.query(preparedSql`
      UPDATE rule_triggers t SET matched = true, readings = coalesce(n.readings, t.readings)
      FROM unnest(${events.map(({ id }) => id)}::uuid[], ${read}::jsonb[]) AS n (id, readings)
      WHERE t.frame_id = ${frameId} AND t.id = n.id`);
  }

  async addReadings(frameId: string, id: string, readings: Readings): Promise<void> {
    await this.db.query(preparedSql`
      UPDATE rule_triggers SET readings = ${storedJson(readings)}::jsonb || coalesce(readings, '{}')
      WHERE frame_id = ${frameId} AND id = ${id}`);
  }

  async ofProject(
    frameId: string,
    projectId: string,
    { from, to }: Parameters<TriggerStore['ofProject']>[2],
  ): Promise<readonly TriggerEvent[]> {
    const { rows } = await this.db.query<TriggerRow>(sql`
      SELECT ${TRIGGER_COLUMNS} FROM rule_triggers t
      WHERE t.frame_id = ${frameId} AND t.project_id = ${projectId} AND t.occurred_at BETWEEN ${from} AND ${to}
      ORDER BY t.position`);
    return rows.map(toTriggerEvent);
  }

  async find(frameId: string, id: string): Promise<TriggerEvent | undefined> {
    const { rows } = await this.db.query<TriggerRow>(
      preparedSql`SELECT ${TRIGGER_COLUMNS} FROM rule_triggers t WHERE t.frame_id = ${frameId} AND t.id = ${id}`,
    );
    return rows[0] && toTriggerEvent(rows[0]);
  }

  private async hasRules(frameId: string): Promise<boolean> {
    const { count } = await this.db.query(preparedSql`SELECT 1 FROM rules WHERE frame_id = ${frameId} LIMIT 1`);
    return count > 0;
  }
}

function rowsOf(events: readonly TriggerEvent[]): Sql {
  return rowsSql([
    { type: 'uuid', values: events.map(({ id }) => id) },
    { type: 'text', values: events.map(({ type }) => type) },
    { type: 'uuid', values: events.map(partitionOf) },
    { type: 'uuid', values: events.map(({ projectId }) => projectId) },
    { type: 'uuid', values: events.map(({ funnelId }) => funnelId) },
    { type: 'uuid', values: events.map(({ stepId }) => stepId) },
    { type: 'uuid', values: events.map(({ ruleId }) => ruleId) },
    { type: 'jsonb', values: events.map(({ detail }) => detail) },
    { type: 'text', values: events.map(({ consistencyToken }) => consistencyToken) },
    { type: 'text', values: events.map(({ correlationId }) => correlationId) },
    { type: 'text', values: events.map(({ causationId }) => causationId) },
    { type: 'int', values: events.map(({ depth }) => depth) },
    { type: 'timestamptz', values: events.map(({ occurredAt }) => occurredAt) },
  ]);
}
