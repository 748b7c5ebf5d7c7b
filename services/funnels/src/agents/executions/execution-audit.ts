import { auditOf, type OutgoingEvent } from '@trackway/messaging';
import type { Caller } from '@trackway/runtime';
import type { Agent } from '../definitions/agent';
import type { Execution } from './execution';

interface ExecutionOfAgent {
  readonly execution: Pick<Execution, 'id' | 'projectId' | 'waiting'>;
  readonly agent: Pick<Agent, 'id' | 'name'>;
}

/** The entry of what a user did with an execution. */
export const auditExecution = auditOf<ExecutionOfAgent>({
  source: 'funnels',
  kind: 'ai_agent_execution',
  identify: ({ execution, agent }) => ({ id: execution.id, name: agent.name }),
  details: ({ execution, agent }) => ({ agent_id: agent.id, project_id: execution.projectId }),
});

/** Starts by rules are in the log of their runs. */
export function executionStarted(caller: Caller, state: ExecutionOfAgent): OutgoingEvent[] {
  const isClient = caller.kind === 'user' || caller.kind === 'service_account';
  return isClient ? [auditExecution(caller, 'started', state)] : [];
}
