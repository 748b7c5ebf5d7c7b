import { trustedSql } from '@trackway/postgres';
import type { TriggerType } from '../definition/trigger';
import type { TriggerEvent } from './trigger-event';

export interface TriggerRow {
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

export const TRIGGER_COLUMNS =
  trustedSql(`t.id, t.type, t.project_id, t.funnel_id, t.step_id, t.rule_id, t.detail, t.consistency_token,
  t.correlation_id, t.causation_id, t.depth, t.occurred_at`);

export function toTriggerEvent(row: TriggerRow): TriggerEvent {
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
