import { notFound } from '@trackway/errors';
import { type Page, type PageMeta, pageMeta } from '@trackway/http';
import type { Caller } from '@trackway/runtime';
import type { UnitOfWork } from '../unit-of-work';
import type { Agent } from './agent';
import type { AgentFilter } from './agent-store';
import type { ExecutionFilter, ExecutionRecord } from './execution-store';
import { refuseMissing } from './write-agent';

type Deps = { unitOfWork: UnitOfWork };

export function makeReadAgent({ unitOfWork }: Deps) {
  return ({ frameId }: Caller, id: string): Promise<Agent> =>
    unitOfWork.run(frameId, async ({ agents }) => refuseMissing(await agents.find(frameId, id)));
}

/** All definitions of an agent, a deleted one's too, newest first. */
export function makeAgentVersions({ unitOfWork }: Deps) {
  return ({ frameId }: Caller, id: string): Promise<readonly Agent[]> =>
    unitOfWork.run(frameId, async ({ agents }) => {
      const versions = await agents.versions(frameId, id);
      if (versions.length === 0) throw notFound('ai_agent');
      return versions;
    });
}

export function makeListAgents({ unitOfWork }: Deps) {
  return (
    { frameId }: Caller,
    filter: AgentFilter,
    page: Page,
  ): Promise<{ meta: PageMeta; agents: readonly Agent[] }> =>
    unitOfWork.run(frameId, async ({ agents }) => {
      const { agents: found, total } = await agents.page(frameId, filter, page);
      return { meta: pageMeta(page, total, found.length), agents: found };
    });
}

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

const DEFAULT_BATCH = 500;
const LARGEST_BATCH = 2_000;

/** Every execution, newest first, as of the moment that the stream begins. The first batch comes with how many there will be. */
export function makeStreamExecutions({ unitOfWork }: Deps) {
  return async function* (
    { frameId }: Caller,
    batchRows: number,
  ): AsyncGenerator<{ total?: number; executions: readonly ExecutionRecord[] }> {
    const limit = Math.min(batchRows > 0 ? batchRows : DEFAULT_BATCH, LARGEST_BATCH);
    const { total, newest } = await unitOfWork.run(frameId, ({ executions }) => executions.extent(frameId));
    let before = newest === undefined ? 0 : newest + 1;
    for (let first = true; ; first = false) {
      const batch = await unitOfWork.run(frameId, ({ executions }) => executions.before(frameId, before, limit));
      yield { ...(first ? { total } : {}), executions: batch.executions };
      before = batch.next;
      if (batch.executions.length < limit) return;
    }
  };
}
