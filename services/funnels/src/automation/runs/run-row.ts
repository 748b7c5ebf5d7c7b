import { trustedSql } from '@trackway/postgres';
import type { AnyAction } from '../definition/flow-action';
import type { Run, RunStatus, RunStep, Skipped, Waiting } from './run';
import type { RunRecord } from './run-store';

interface StoredStep {
  /** Absent in steps of earlier releases, which had one list of actions. */
  path?: string;
  action: RunStep['action'];
  status: RunStep['status'];
  started_at: string;
  duration_ms: number;
  detail: string;
  error: string | null;
  result?: RunStep['result'];
  outputs?: RunStep['outputs'];
}

export interface RunRow {
  id: string;
  rule_id: string;
  rule_version: number | null;
  step_id: string | null;
  trigger_id: string;
  lane_id: string;
  project_id: string | null;
  status: RunStatus;
  attempt: number;
  actions: AnyAction[];
  steps: StoredStep[];
  waiting: Waiting | null;
  skipped: Skipped | null;
  error: string | null;
  correlation_id: string;
  depth: number;
  started_at: Date | null;
  finished_at: Date | null;
  created_at: Date;
}

export interface RunRecordRow extends RunRow {
  rule_name: string;
  rule_deleted_at: Date | null;
  project_code: string | null;
  project_name: string | null;
  trigger_type: string;
  trigger_detail: Record<string, unknown>;
}

const COLUMNS_BUT_STEPS = `
  x.id, x.rule_id, x.rule_version, x.step_id, x.trigger_id, x.lane_id, x.project_id, x.status, x.attempt, x.actions, x.waiting,
  x.skipped, x.error, x.correlation_id, x.depth, x.started_at, x.finished_at, x.created_at`;

export const RUN_COLUMNS = trustedSql(`${COLUMNS_BUT_STEPS}, x.steps`);

/** Without the outputs of steps: those of one run can have megabytes. */
export const RECORD_COLUMNS = trustedSql(`${COLUMNS_BUT_STEPS},
  (SELECT coalesce(jsonb_agg(s.step - 'outputs' ORDER BY s.number), '[]')
    FROM jsonb_array_elements(x.steps) WITH ORDINALITY AS s (step, number)) AS steps,
  r.name AS rule_name, r.deleted_at AS rule_deleted_at, p.code AS project_code, p.name AS project_name,
  coalesce(t.type, x.trigger_type) AS trigger_type, coalesce(t.detail, x.trigger_detail) AS trigger_detail`);

/** Related data for responses. After its trigger is purged, the run itself has the type and detail. */
export const RECORD_TABLES = trustedSql(`
  FROM rule_runs x
  JOIN rules r ON r.frame_id = x.frame_id AND r.id = x.rule_id
  LEFT JOIN rule_triggers t ON t.frame_id = x.frame_id AND t.id = x.trigger_id
  LEFT JOIN project_facts p ON p.frame_id = x.frame_id AND p.project_id = x.project_id`);

export function toRun(row: RunRow): Run {
  return {
    id: row.id,
    ruleId: row.rule_id,
    ruleVersion: row.rule_version,
    stepId: row.step_id,
    triggerId: row.trigger_id,
    partitionId: row.lane_id,
    projectId: row.project_id,
    status: row.status,
    attempt: row.attempt,
    actions: row.actions,
    steps: row.steps.map(({ started_at, duration_ms, ...step }, index) => ({
      path: String(index),
      ...step,
      startedAt: new Date(started_at),
      durationMs: duration_ms,
    })),
    waiting: row.waiting,
    skipped: row.skipped,
    error: row.error,
    correlationId: row.correlation_id,
    depth: row.depth,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    createdAt: row.created_at,
  };
}

export function toRecord(row: RunRecordRow): RunRecord {
  const { project_id: id, project_code: code, project_name: name } = row;
  return {
    ...toRun(row),
    rule: { id: row.rule_id, name: row.rule_name, deletedAt: row.rule_deleted_at },
    project: id === null ? null : { id, code: code ?? '', name: name ?? '' },
    trigger: { type: row.trigger_type, detail: row.trigger_detail },
  };
}

export function toStoredStep({ startedAt, durationMs, ...step }: RunStep): StoredStep {
  return { ...step, started_at: startedAt.toISOString(), duration_ms: durationMs };
}
