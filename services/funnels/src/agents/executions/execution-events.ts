import type { Caller } from '@trackway/runtime';
import type { Work } from '../../webhooks/deliveries/record-outcome';
import type { WebhookKind } from '../../webhooks/events/event-kinds';
import type { Agent } from '../definitions/agent';
import type { Execution } from './execution';

/** That an agent has come to an end. */
export function executionEnded(
  actor: Caller,
  agent: Agent,
  execution: Execution,
  { status, error, at }: { status: 'completed' | 'failed' | 'cancelled'; error?: string; at: Date },
): Work {
  return workOf(actor, agent, execution, { kind: `ai_agent.${status}`, at, details: error ? { error } : {} });
}

/** That a person has decided about what an agent wanted to do. */
export function executionJudged(
  actor: Caller,
  agent: Agent,
  execution: Execution,
  { verdict, at }: { verdict: 'approved' | 'refused'; at: Date },
): Work {
  const tools = execution.waiting.map(({ name }) => name);
  return workOf(actor, agent, execution, { kind: `ai_agent.${verdict}`, at, details: { tools } });
}

function workOf(
  actor: Caller,
  { id, name }: Agent,
  { id: executionId, projectId, correlationId, causationId, depth }: Execution,
  { kind, at, details }: { kind: WebhookKind; at: Date; details: Readonly<Record<string, unknown>> },
): Work {
  return {
    actor,
    kind,
    projectId,
    byId: id,
    details: { execution_id: executionId, agent: { id, name }, ...details },
    at,
    cause: { correlationId, causationId, depth },
  };
}
