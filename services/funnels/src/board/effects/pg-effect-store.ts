import { type Effect, type EffectPart, type FoundEffects, MAX_EFFECTS } from '@trackway/contracts';
import { PgEffects, type Queryable, sql } from '@trackway/postgres';
import { isUuid } from '@trackway/runtime';
import { toEffect } from './assignment-effect';
import type { EffectStore } from './effect-store';

export class PgEffectStore implements EffectStore {
  private readonly effects: PgEffects;

  constructor(private readonly db: Queryable) {
    this.effects = new PgEffects(db, 'effects');
  }

  async causedBy(frameId: string, ids: readonly string[], part?: EffectPart): Promise<FoundEffects> {
    if (part?.of === 'projects') return { effects: await this.ofProjects(frameId, ids, part.ids), isPending: false };
    if (part) return { effects: [], isPending: await this.isPending(frameId, ids) };
    const names = [...ids, ...(await this.reportsOf(frameId, ids))];
    const recorded = (await this.effects.causedBy(frameId, names)).map(toEffect);
    const causes = [...new Set([...ids, ...recorded.map(({ cause }) => cause.correlationId)])];
    const effects = [...recorded, ...(await this.externalCalls(frameId, causes))].slice(0, MAX_EFFECTS + 1);
    return { effects, isPending: await this.isPending(frameId, causes) };
  }

  private async ofProjects(frameId: string, ids: readonly string[], projectIds: readonly string[]): Promise<Effect[]> {
    const recorded = await this.effects.ofProjects(frameId, ids, projectIds);
    const calls = await this.externalCalls(frameId, ids, sql`x.project_id = ANY(${projectIds}::uuid[])`);
    return [...recorded.map(toEffect), ...calls];
  }

  /** The reports of rule runs and agent executions, which are found also if they changed nothing. */
  private async reportsOf(frameId: string, ids: readonly string[]): Promise<string[]> {
    const works = ids.filter(isUuid);
    if (works.length === 0) return [];
    const { rows } = await this.db.query<{ id: string }>(sql`
      SELECT id FROM effects
      WHERE frame_id = ${frameId} AND coalesce(details ->> 'execution_id', details ->> 'run_id') = ANY(${works}::text[])
        AND correlation_id IN (
          SELECT correlation_id FROM rule_runs WHERE frame_id = ${frameId} AND id = ANY(${works}::uuid[])
          UNION SELECT correlation_id FROM agent_executions WHERE frame_id = ${frameId} AND id = ANY(${works}::uuid[]))
      LIMIT ${works.length}`);
    return rows.map(({ id }) => id);
  }

  /** Calls of rules to other hosts, which cannot be undone. */
  private async externalCalls(
    frameId: string,
    causes: readonly string[],
    condition = sql`x.project_id IS NOT NULL`,
  ): Promise<Effect[]> {
    const { rows } = await this.db.query<CallRow>(sql`
      SELECT x.id, x.project_id, x.correlation_id, x.created_at, r.id AS rule_id, r.name, r.kind, step.number
      FROM rule_runs x
      JOIN rules r ON r.frame_id = x.frame_id AND r.id = x.rule_id
      CROSS JOIN jsonb_array_elements(x.steps) WITH ORDINALITY AS step (value, number)
      WHERE x.frame_id = ${frameId} AND x.correlation_id = ANY(${causes}::text[]) AND ${condition}
        AND step.value ->> 'action' = 'call_webhook' AND step.value ->> 'status' = 'succeeded'
      ORDER BY x.created_at, x.id, step.number LIMIT ${MAX_EFFECTS + 1}`);
    return rows.map(toCall);
  }

  private async isPending(frameId: string, causes: readonly string[]): Promise<boolean> {
    const { rows } = await this.db.query<{ pending: boolean }>(sql`
      SELECT EXISTS (
          SELECT 1 FROM rule_triggers
          WHERE frame_id = ${frameId} AND correlation_id = ANY(${causes}::text[]) AND NOT matched)
        OR EXISTS (
          SELECT 1 FROM rule_runs
          WHERE frame_id = ${frameId} AND correlation_id = ANY(${causes}::text[]) AND status = 'pending')
        OR EXISTS (
          SELECT 1 FROM agent_executions
          WHERE frame_id = ${frameId} AND correlation_id = ANY(${causes}::text[]) AND status IN ('pending', 'running'))
        AS pending`);
    return rows[0]?.pending ?? false;
  }
}

interface CallRow {
  id: string;
  project_id: string;
  correlation_id: string;
  created_at: Date;
  rule_id: string;
  name: string;
  kind: 'automation' | 'assistant';
  number: number;
}

function toCall(row: CallRow): Effect {
  return {
    id: `${row.id}/${row.number}`,
    record: null,
    projectId: row.project_id,
    action: 'webhook.called',
    actor: { kind: row.kind, id: row.rule_id, name: row.name },
    cause: { correlationId: row.correlation_id, causationId: row.id, requestId: null },
    changes: [],
    eventIds: [],
    happenedAt: row.created_at,
  };
}
