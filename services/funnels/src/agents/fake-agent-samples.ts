import { newId } from '@trackway/runtime';
import type { Agent } from './definitions/agent';
import type { Execution } from './executions/execution';

const CREATED = new Date('2026-05-04T09:00:00Z');

export function anAgent(changes: Partial<Agent> = {}): Agent {
  const owner = { kind: 'user', id: newId(), name: 'Bo' } as const;
  const limits = { max_steps: 10, max_tokens: 1_000, max_seconds: 60 };
  const model = { provider: 'echo', model: 'echo-1', instructions: 'Help.', tools: [], needsApproval: false };
  const times = { createdAt: CREATED, updatedAt: CREATED, deletedAt: null };
  return { id: newId(), name: 'Helper', version: 1, owner, limits, ...model, ...times, ...changes };
}

export function anExecution(agent: Agent, changes: Partial<Execution> = {}): Execution {
  const origin = { trigger: 'user', startedBy: { id: newId(), name: null }, startKey: null, projectId: null };
  const cause = { correlationId: newId(), causationId: null, depth: 0 };
  const progress = { messages: [], steps: [], waiting: [], output: null, error: null, attempt: 1 };
  const times = { startedAt: null, completedAt: null, createdAt: CREATED };
  const identity = { id: newId(), agentId: agent.id, agentVersion: agent.version, status: 'pending', input: 'Do it.' };
  return { ...identity, status: 'pending', ...origin, ...cause, ...progress, ...times, ...changes };
}
