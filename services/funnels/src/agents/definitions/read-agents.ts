import { type Page, type PageMeta, pageMeta } from '@trackway/application';
import { notFound } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { AgentStores, UnitOfWork } from '../../unit-of-work';
import type { Agent } from './agent';
import type { AgentFilter } from './agent-store';
import { requireAgent } from './write-agent';

type Deps = { unitOfWork: UnitOfWork<AgentStores> };

export function makeReadAgent({ unitOfWork }: Deps) {
  return ({ frameId }: Caller, id: string): Promise<Agent> =>
    unitOfWork.run(frameId, async ({ agents }) => requireAgent(await agents.find(frameId, id)));
}

/** Each version has the complete instructions, so the response is limited. */
const MAX_VERSIONS = 200;

/** The newest versions of an agent, newest first. Includes deleted agents. */
export function makeListAgentVersions({ unitOfWork }: Deps) {
  return ({ frameId }: Caller, id: string): Promise<readonly Agent[]> =>
    unitOfWork.run(frameId, async ({ agents }) => {
      const versions = await agents.versions(frameId, id, MAX_VERSIONS);
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
