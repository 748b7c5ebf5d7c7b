import type { Caller } from '@trackway/runtime';
import type { Outcome } from '../../webhooks/deliveries/record-outcome';
import type { Rule } from '../rules/rule';
import type { TriggerEvent } from '../triggers/trigger-event';
import type { Run } from './run';

/** The outcome of a finished run. */
export function runFinished(
  actor: Caller,
  rule: Rule,
  { id, projectId, correlationId, depth }: Pick<Run, 'id' | 'projectId' | 'correlationId' | 'depth'>,
  trigger: TriggerEvent,
  { status, error, at }: { status: 'succeeded' | 'failed'; error?: string; at: Date },
): Outcome {
  const details = { run_id: id, rule: { id: rule.id, name: rule.name }, trigger: trigger.type };
  return {
    actor,
    kind: `${rule.kind}.${status}`,
    projectId,
    subjectId: rule.id,
    details: { ...details, ...(error ? { error } : {}) },
    at,
    cause: { correlationId, causationId: trigger.causationId ?? null, depth },
  };
}
