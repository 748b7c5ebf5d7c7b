import { trustedSql } from '@trackway/postgres';
import type { ChatMessage, ToolCall } from '../models/model-provider';
import type { Execution, ExecutionStatus, ExecutionStep, Usage } from './execution';
import type { ExecutionRecord } from './execution-store';

interface StoredStep extends Omit<ExecutionStep, 'durationMs'> {
  duration_ms: number;
}

export interface ExecutionRow {
  id: string;
  agent_id: string;
  agent_version: number;
  project_id: string | null;
  trigger: string;
  started_by: { id: string; name: string | null };
  status: ExecutionStatus;
  input: string;
  output: string | null;
  error: string | null;
  messages: ChatMessage[];
  steps: StoredStep[];
  waiting: ToolCall[];
  attempt: number;
  start_key: string | null;
  correlation_id: string;
  causation_id: string | null;
  depth: number;
  started_at: Date | null;
  completed_at: Date | null;
  created_at: Date;
}

export interface UsageRow {
  input_tokens: number;
  output_tokens: number;
  cost: string | null;
  known_cost: string;
  currency: string | null;
  lost_seconds: number;
}

export interface ExecutionRecordRow extends ExecutionRow, UsageRow {
  agent_name: string;
  provider: string;
  model: string;
  project_code: string | null;
}

export const EXECUTION_COLUMNS =
  trustedSql(`x.id, x.agent_id, x.agent_version, x.project_id, x.trigger, x.started_by, x.status, x.input,
  x.output, x.error, x.messages, x.steps, x.waiting, x.attempt, x.start_key, x.correlation_id, x.causation_id, x.depth, x.started_at,
  x.completed_at, x.created_at`);

/** The cost is unknown if any call has no price. */
const USAGE = `coalesce(sum(c.input_tokens), 0)::float8 AS input_tokens,
  coalesce(sum(c.output_tokens), 0)::float8 AS output_tokens,
  CASE WHEN bool_or(c.status = 'succeeded' AND c.cost IS NULL) THEN NULL ELSE coalesce(sum(c.cost), 0)::text END AS cost,
  coalesce(sum(c.cost), 0)::text AS known_cost,
  coalesce(sum(extract(epoch FROM c.settled_at - c.called_at)) FILTER (WHERE c.status = 'failed'), 0)::float8 AS lost_seconds,
  max(c.currency) AS currency`;

export const USAGE_COLUMNS = trustedSql(USAGE);

export const RECORD_TABLES = trustedSql(`
  FROM agent_executions x
  JOIN agent_versions v ON v.frame_id = x.frame_id AND v.agent_id = x.agent_id AND v.version = x.agent_version
  LEFT JOIN project_facts p ON p.frame_id = x.frame_id AND p.project_id = x.project_id
  CROSS JOIN LATERAL (
    SELECT ${USAGE} FROM model_calls c WHERE c.frame_id = x.frame_id AND c.execution_id = x.id
  ) u`);

export const RECORD_COLUMNS =
  trustedSql(`v.name AS agent_name, v.provider, v.model, p.code AS project_code, u.input_tokens,
  u.output_tokens, u.cost, u.known_cost, u.currency, u.lost_seconds`);

export function toExecution(row: ExecutionRow): Execution {
  return {
    id: row.id,
    agentId: row.agent_id,
    agentVersion: row.agent_version,
    projectId: row.project_id,
    trigger: row.trigger,
    startedBy: row.started_by,
    status: row.status,
    input: row.input,
    output: row.output,
    error: row.error,
    messages: row.messages,
    steps: row.steps.map(({ duration_ms: durationMs, ...step }) => ({ ...step, durationMs })),
    waiting: row.waiting,
    attempt: row.attempt,
    startKey: row.start_key,
    correlationId: row.correlation_id,
    causationId: row.causation_id,
    depth: row.depth,
    startedAt: row.started_at,
    completedAt: row.completed_at,
    createdAt: row.created_at,
  };
}

export function toRecord(row: ExecutionRecordRow): ExecutionRecord {
  return {
    ...toExecution(row),
    agent: { id: row.agent_id, name: row.agent_name },
    provider: row.provider,
    model: row.model,
    projectCode: row.project_code,
    usage: toUsage(row),
  };
}

export function toUsage(row: UsageRow): Usage {
  const { input_tokens: inputTokens, output_tokens: outputTokens, cost, currency } = row;
  return { inputTokens, outputTokens, cost, currency, knownCost: row.known_cost, failedSeconds: row.lost_seconds };
}

export function toStoredStep({ durationMs, ...step }: ExecutionStep): StoredStep {
  return { ...step, duration_ms: durationMs };
}
