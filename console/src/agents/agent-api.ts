import type { AiAgent, AiAgentExecution } from '@trackway/client';

export type Agent = AiAgent;
export type Execution = AiAgentExecution;

export const AGENT = '/api/management/ai/agents/{agent}';
export const EXECUTIONS = '/api/management/ai/agents/executions';
export const EXECUTION = `${EXECUTIONS}/{execution}` as const;

export const EXECUTION_STATES = [
  'awaiting_approval',
  'running',
  'pending',
  'completed',
  'failed',
  'cancelled',
] as const satisfies readonly Execution['status'][];

/** True while the execution may still change by itself. */
export function isActive({ status }: Pick<Execution, 'status'>): boolean {
  return status === 'pending' || status === 'running' || status === 'awaiting_approval';
}
