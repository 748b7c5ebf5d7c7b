import type { FunnelsV1 } from '@trackway/contracts';
import type { ExecutionRecord } from './execution-store';

export function toAgentExecutionMessage(execution: ExecutionRecord): FunnelsV1.AgentExecution {
  const { usage, startedAt, completedAt } = execution;
  return {
    id: execution.id,
    agentId: execution.agent.id,
    agentName: execution.agent.name,
    projectId: execution.projectId ?? '',
    projectCode: execution.projectCode ?? '',
    trigger: execution.trigger,
    status: execution.status,
    provider: execution.provider,
    model: execution.model,
    inputTokens: usage.inputTokens,
    outputTokens: usage.outputTokens,
    costAmount: usage.currency === null ? '' : (usage.cost ?? ''),
    costCurrency: usage.cost === null ? '' : (usage.currency ?? ''),
    durationMs: startedAt && completedAt ? completedAt.getTime() - startedAt.getTime() : 0,
    error: execution.error ?? '',
    startedAt: startedAt?.toISOString() ?? '',
    completedAt: completedAt?.toISOString() ?? '',
    createdAt: execution.createdAt.toISOString(),
  };
}
