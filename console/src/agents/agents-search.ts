import { EXECUTION_STATES } from './agent-api';

export interface AgentsSearch {
  readonly tab?: 'agents';
  readonly status?: (typeof EXECUTION_STATES)[number];
  readonly agent?: string;
  readonly page?: number;
}

/** Executions by status and agent, or the list of agents. */
export function agentsSearch({ tab, status, agent, page }: Readonly<Record<string, unknown>>): AgentsSearch {
  const known = EXECUTION_STATES.find((one) => one === status);
  return {
    ...(tab === 'agents' ? { tab } : {}),
    ...(known ? { status: known } : {}),
    ...(typeof agent === 'string' && agent !== '' ? { agent } : {}),
    ...(typeof page === 'number' && page > 1 ? { page } : {}),
  };
}
