import { z } from 'zod';
import { timestamp } from '../../shared/field-types';
import { waitEventSchema } from '../definition/trigger-schemas';
import { listedStatuses, skipReasons, stepStatuses, type Waiting, waitEnds, waitReasons } from './run';
import type { RunRecord } from './run-store';

export const runMembers = {
  id: z.uuid(),
  project_id: z.uuid().nullable(),
  project: z.object({ id: z.uuid(), code: z.string(), name: z.string() }).nullable(),
  trigger: z.object({ type: z.string(), detail: z.record(z.string(), z.unknown()) }),
  status: z.enum(listedStatuses).meta({ description: 'cancelled: stopped while it waited' }),
  steps: z.array(
    z.object({
      path: z.string().meta({ description: 'Place in the rule: `2.then.0`, or `3[<project>].actions.0` for an item' }),
      action: z.string(),
      status: z.enum(stepStatuses).meta({ description: 'skipped: nothing had to be changed' }),
      started_at: timestamp,
      duration_ms: z.int(),
      detail: z.string(),
      error: z.string().nullable(),
      branch: z.enum(['then', 'else']).nullable().meta({ description: 'Only of an `if`: the actions that it chose' }),
      items_count: z.int().nullable().meta({ description: 'Only of a `for_each`: the number of its projects' }),
      ended_by: z.enum(waitEnds).nullable().meta({ description: 'Only of a `wait`: what ended it' }),
      event: z.object({ id: z.string(), type: z.string() }).nullable().meta({ description: 'The event that ended it' }),
    }),
  ),
  waiting: z
    .object({
      path: z.string().meta({ description: 'The action at which it waits' }),
      reason: z.enum(waitReasons),
      since: timestamp,
      resumes_at: timestamp.meta({ description: 'When it continues at the latest' }),
      event: waitEventSchema.or(z.null()),
    })
    .nullable()
    .meta({ description: 'Only of a run that waits' }),
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
  rule_version: z.int().nullable().meta({ description: 'The version of the rule that it was started with' }),
  correlation_id: z.string().meta({ description: 'Identifies the first cause of the chain' }),
  causation_id: z
    .string()
    .meta({ description: 'What triggered it; for triggers of type event, the id of the history entry' }),
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
    steps: run.steps.map(presentStep),
    waiting: run.waiting && presentWaiting(run.waiting),
    skipped: run.skipped,
    error: run.error,
    attempt: run.attempt,
    rule_version: run.ruleVersion,
    correlation_id: run.correlationId,
    causation_id: run.triggerId,
    depth: run.depth,
    started_at: run.startedAt?.toISOString() ?? null,
    finished_at: run.finishedAt?.toISOString() ?? null,
    created_at: run.createdAt.toISOString(),
  };
}

/** Without outputs, which can contain data of other systems that the reader of a log may not see. */
function presentStep(step: RunRecord['steps'][number]) {
  const { path, action, status, startedAt, durationMs, detail, error, result = {} } = step;
  return {
    path,
    action,
    status,
    started_at: startedAt.toISOString(),
    duration_ms: durationMs,
    detail,
    error,
    branch: result.branch ?? null,
    items_count: result.items?.length ?? null,
    ended_by: result.endedBy ?? null,
    event: result.event ?? null,
  };
}

function presentWaiting({ path, reason, since, resumesAt, event }: Waiting) {
  return { path, reason, since, resumes_at: resumesAt, event: event ?? null };
}
