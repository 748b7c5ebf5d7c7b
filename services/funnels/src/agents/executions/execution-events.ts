import type { Caller } from '@trackway/runtime';
import type { Outcome } from '../../webhooks/deliveries/record-outcome';
import type { WebhookKind } from '../../webhooks/events/event-kinds';
import type { Agent } from '../definitions/agent';
import type { Execution } from './execution';

/** The outcome of a finished execution. */
export function executionFinished(
  actor: Caller,
  agent: Agent,
  execution: Execution,
  { status, error, at }: { status: 'completed' | 'failed' | 'cancelled'; error?: string; at: Date },
): Outcome {
  return outcomeOf(actor, agent, execution, { kind: `ai_agent.${status}`, at, details: error ? { error } : {} });
}

/** The decision of a user about pending tool calls. */
export function approvalDecided(
  actor: Caller,
  agent: Agent,
  execution: Execution,
  { verdict, at }: { verdict: 'approved' | 'refused'; at: Date },
): Outcome {
  const tools = execution.waiting.map(({ name }) => name);
  return outcomeOf(actor, agent, execution, { kind: `ai_agent.${verdict}`, at, details: { tools } });
}

function outcomeOf(
  actor: Caller,
  { id, name }: Agent,
  { id: executionId, projectId, correlationId, causationId, depth }: Execution,
  { kind, at, details }: { kind: WebhookKind; at: Date; details: Readonly<Record<string, unknown>> },
): Outcome {
  return {
    actor,
    kind,
    projectId,
    subjectId: id,
    details: { execution_id: executionId, agent: { id, name }, ...details },
    at,
    cause: { correlationId, causationId, depth },
  };
}
