import type { Agent } from '../definitions/agent';
import type { Execution, Usage } from './execution';
import type { ExecutionFilter, ExecutionRecord } from './execution-store';
import type { FakeExecutionTables } from './fake-execution-tables';

/** Rows of other stores that records of executions show. */
export interface FakeRelatedRows {
  agentOf(execution: Execution): Agent | undefined;
  projectCodeOf(projectId: string): string | undefined;
}

export const NOTHING_RELATED: FakeRelatedRows = { agentOf: () => undefined, projectCodeOf: () => undefined };

/** Executions that match, newest first. */
export function matchingExecutions(
  { executions }: FakeExecutionTables,
  { agentIds, projectIds, statuses, from, to }: ExecutionFilter,
): Execution[] {
  return [...executions.values()]
    .filter(({ agentId, status }) => (agentIds?.includes(agentId) ?? true) && (statuses?.includes(status) ?? true))
    .filter(({ projectId }) => projectIds?.includes(projectId ?? '') ?? true)
    .filter(({ createdAt }) => (!from || createdAt >= from) && (!to || createdAt <= to))
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || (other.id > one.id ? 1 : -1));
}

/** Without the prices of calls. */
export function recordOf(
  execution: Execution,
  { calls }: FakeExecutionTables,
  related: FakeRelatedRows,
): ExecutionRecord {
  const agent = related.agentOf(execution);
  const settled = [...calls.values()].flatMap((call) =>
    call.executionId === execution.id && call.settled ? [call.settled] : [],
  );
  const tokens = (kind: 'inputTokens' | 'outputTokens') => settled.reduce((sum, call) => sum + call[kind], 0);
  const costs: Pick<Usage, 'cost' | 'knownCost' | 'currency' | 'failedSeconds'> = {
    cost: '0',
    knownCost: '0',
    currency: null,
    failedSeconds: 0,
  };
  return {
    ...execution,
    agent: { id: execution.agentId, name: agent?.name ?? '' },
    provider: agent?.provider ?? '',
    model: agent?.model ?? '',
    projectCode: (execution.projectId && related.projectCodeOf(execution.projectId)) || null,
    usage: { ...costs, inputTokens: tokens('inputTokens'), outputTokens: tokens('outputTokens') },
  };
}
