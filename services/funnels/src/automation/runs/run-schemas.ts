import { z } from 'zod';
import { timestamp } from '../../shared/field-types';
import { finishedStatuses, skipReasons } from './run';
import type { RunRecord } from './run-store';

export const runMembers = {
  id: z.uuid(),
  project_id: z.uuid().nullable(),
  project: z.object({ id: z.uuid(), code: z.string(), name: z.string() }).nullable(),
  trigger: z.object({ type: z.string(), detail: z.record(z.string(), z.unknown()) }),
  status: z.enum(finishedStatuses),
  steps: z.array(
    z.object({
      action: z.string(),
      status: z.enum(finishedStatuses).meta({ description: 'skipped: nothing had to be changed' }),
      started_at: timestamp,
      duration_ms: z.int(),
      detail: z.string(),
      error: z.string().nullable(),
    }),
  ),
  skipped: z
    .object({
      reason: z.enum(skipReasons),
      detail: z.string(),
      condition: z
        .record(z.string(), z.unknown())
        .optional()
        .meta({ description: 'The first condition that was false' }),
      seen: z.unknown().optional().meta({ description: 'The value that it read' }),
    })
    .nullable(),
  error: z.string().nullable(),
  attempt: z.int(),
  correlation_id: z.string().meta({ description: 'Identifies the first cause of the chain' }),
  depth: z.int().meta({ description: 'Number of causes between the first one and this run' }),
  started_at: timestamp.nullable(),
  finished_at: timestamp.nullable(),
  created_at: timestamp,
};

const ruleSummary = z.object({ id: z.uuid(), name: z.string(), deleted_at: timestamp.nullable() });

export const executionLogSchema = z
  .object({ ...runMembers, assistant_id: z.uuid(), assistant: ruleSummary })
  .meta({ id: 'AssistantExecutionLog' });

export const automationRunSchema = z
  .object({ ...runMembers, automation_id: z.uuid(), automation: ruleSummary })
  .meta({ id: 'AutomationRun' });

export function presentExecutionLog(run: RunRecord): Record<string, unknown> {
  return { ...presentRun(run), assistant_id: run.ruleId, assistant: presentRule(run) };
}

export function presentAutomationRun(run: RunRecord): Record<string, unknown> {
  return { ...presentRun(run), automation_id: run.ruleId, automation: presentRule(run) };
}

function presentRule({ rule: { id, name, deletedAt } }: RunRecord) {
  return { id, name, deleted_at: deletedAt?.toISOString() ?? null };
}

function presentRun(run: RunRecord) {
  return {
    id: run.id,
    project_id: run.projectId,
    project: run.project,
    trigger: run.trigger,
    status: run.status,
    steps: run.steps.map(({ startedAt, durationMs, ...step }) => ({
      ...step,
      started_at: startedAt.toISOString(),
      duration_ms: durationMs,
    })),
    skipped: run.skipped,
    error: run.error,
    attempt: run.attempt,
    correlation_id: run.correlationId,
    depth: run.depth,
    started_at: run.startedAt?.toISOString() ?? null,
    finished_at: run.finishedAt?.toISOString() ?? null,
    created_at: run.createdAt.toISOString(),
  };
}
