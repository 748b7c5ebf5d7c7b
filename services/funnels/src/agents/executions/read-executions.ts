import { type Page, type PageMeta, pageMeta } from '@trackway/application';
import { notFound } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { AgentStores, UnitOfWork } from '../../unit-of-work';
import type { ExecutionFilter, ExecutionRecord } from './execution-store';

type Deps = { unitOfWork: UnitOfWork<AgentStores> };

export function makeReadExecution({ unitOfWork }: Deps) {
  return ({ frameId }: Caller, id: string): Promise<ExecutionRecord> =>
    unitOfWork.run(frameId, async ({ executions }) => {
      const execution = await executions.record(frameId, id);
      if (!execution) throw notFound('ai_agent_execution');
      return execution;
    });
}

export function makeListExecutions({ unitOfWork }: Deps) {
  return (
    { frameId }: Caller,
    filter: ExecutionFilter,
    page: Page,
  ): Promise<{ meta: PageMeta; executions: readonly ExecutionRecord[] }> =>
    unitOfWork.run(frameId, async ({ executions }) => {
      const { executions: found, total } = await executions.page(frameId, filter, page);
      return { meta: pageMeta(page, total, found.length), executions: found };
    });
}
