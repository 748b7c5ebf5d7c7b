import { historyLineRecorded } from '@trackway/contracts';
import { makeEvent, type OutgoingEvent, outgoing } from '@trackway/messaging';
import type { Caller } from '@trackway/runtime';
import type { Agent } from './agent';
import type { Execution } from './execution';

/** The line in the history of the project that an agent has come to an end; none where it worked on no project. */
export function executionEnded(
  actor: Caller,
  agent: Agent,
  execution: Execution,
  { status, error, at }: { status: 'completed' | 'failed' | 'cancelled'; error?: string; at: Date },
): OutgoingEvent[] {
  return lineOf(actor, agent, execution, { action: `ai_agent.${status}`, at, details: error ? { error } : {} });
}

/** The line that a person has decided about what an agent wanted to do. */
export function executionJudged(
  actor: Caller,
  agent: Agent,
  execution: Execution,
  verdict: 'approved' | 'refused',
  at: Date,
): OutgoingEvent[] {
  const tools = execution.waiting.map(({ name }) => name);
  return lineOf(actor, agent, execution, { action: `ai_agent.${verdict}`, at, details: { tools } });
}

function lineOf(
  actor: Caller,
  agent: Agent,
  execution: Execution,
  { action, at, details }: { action: string; at: Date; details: Readonly<Record<string, unknown>> },
): OutgoingEvent[] {
  const { projectId, causationId, correlationId, depth } = execution;
  if (!projectId) return [];
  const line = makeEvent(historyLineRecorded, {
    source: 'funnels',
    frameId: actor.frameId,
    key: projectId,
    time: at,
    data: {
      project_id: projectId,
      action,
      actor: { kind: actor.kind, id: actor.id, name: actor.name ?? null },
      changes: [],
      details: { execution_id: execution.id, agent: { id: agent.id, name: agent.name }, ...details },
      request_id: null,
    },
  });
  // What an execution does is caused by it; the execution itself by what started it.
  const { causationid: _, ...told } = line;
  const cause = causationId ? { causationid: causationId } : {};
  return [outgoing(historyLineRecorded, { ...told, ...cause, correlationid: correlationId, depth })];
}
