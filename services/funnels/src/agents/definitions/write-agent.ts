import { isDeepStrictEqual } from 'node:util';
import { invalidInput, missingScope, notFound, rejectStale } from '@trackway/errors';
import { type Caller, type Clock, hasScope, type NewId } from '@trackway/runtime';
import { ownerOf } from '../../shared/owner';
import type { FetchGrants } from '../../shared/owner-scopes';
import type { AgentStores, UnitOfWork } from '../../unit-of-work';
import type { ModelProviders } from '../models/model-provider';
import type { Tool, Toolbox } from '../tools/tool';
import type { Agent, AgentDefinition } from './agent';
import { auditAgent } from './agent-audit';

interface Deps {
  readonly unitOfWork: UnitOfWork<AgentStores>;
  readonly providers: ModelProviders;
  readonly toolbox: Toolbox;
  readonly fetchGrants: FetchGrants;
  readonly newId: NewId;
  readonly clock: Clock;
}

export interface AgentTarget {
  readonly id: string;
  /** The version that the client has read. */
  readonly ifVersion?: number;
}

/** Creates an agent that acts on behalf of its author. */
export function makeCreateAgent(deps: Deps) {
  return async (author: Caller, definition: AgentDefinition): Promise<Agent> => {
    assertValidDefinition(deps, author, definition);
    // Also creates the author as a user, because the agent later acts with the author's scopes.
    await deps.fetchGrants(author, ownerOf(author));
    const now = deps.clock();
    const initial = { id: deps.newId(), version: 1, createdAt: now, updatedAt: now, deletedAt: null };
    const agent: Agent = { ...definition, ...initial, owner: ownerOf(author) };
    await deps.unitOfWork.run(author.frameId, async ({ agents, outbox, recordEffect }) => {
      await agents.insert(author.frameId, agent);
      await outbox.add(auditAgent(author, 'created', agent));
      await recordEffect(agent.id);
    });
    return agent;
  };
}

/** Creates a new version if anything changes. Its author becomes the owner. Running executions keep their version. */
export function makeUpdateAgent(deps: Deps) {
  return async (author: Caller, target: AgentTarget, changes: Partial<AgentDefinition>): Promise<Agent> => {
    await deps.fetchGrants(author, ownerOf(author));
    return await deps.unitOfWork.run(author.frameId, async ({ agents, outbox }) => {
      const current = requireAgent(await agents.lock(author.frameId, target.id));
      rejectStale(current.version, target.ifVersion);
      const wanted = { ...current, ...changes, owner: ownerOf(author) };
      if (isDeepStrictEqual(wanted, current)) return current;
      const agent: Agent = { ...wanted, version: current.version + 1, updatedAt: deps.clock() };
      assertValidDefinition(deps, author, agent);
      await agents.redefine(author.frameId, agent);
      await outbox.add(auditAgent(author, 'updated', agent, { before: current }));
      return agent;
    });
  };
}

/** Soft deletion: the agent can no longer be started. */
export function makeDeleteAgent({ unitOfWork, clock }: Pick<Deps, 'unitOfWork' | 'clock'>) {
  return (caller: Caller, target: AgentTarget): Promise<Agent> =>
    unitOfWork.run(caller.frameId, async ({ agents, outbox }) => {
      const { frameId } = caller;
      const current = requireAgent(await agents.lock(frameId, target.id));
      rejectStale(current.version, target.ifVersion);
      const now = clock();
      const agent = { ...current, deletedAt: now, updatedAt: now };
      await agents.update(frameId, agent);
      await outbox.add(auditAgent(caller, 'deleted', agent));
      return agent;
    });
}

/** Restored, the agent acts again, so the caller needs the scopes of its tools, as for a change. */
export function makeRestoreAgent({ unitOfWork, clock, toolbox }: Pick<Deps, 'unitOfWork' | 'clock' | 'toolbox'>) {
  return (caller: Caller, id: string, ifVersion?: number): Promise<Agent> =>
    unitOfWork.run(caller.frameId, async ({ agents, outbox }) => {
      const { frameId } = caller;
      const current = await agents.lock(frameId, id);
      if (!current) throw notFound('ai_agent');
      rejectStale(current.version, ifVersion);
      if (!current.deletedAt) return current;
      for (const name of current.tools) assertScope(caller, toolbox.get(name));
      const agent = { ...current, deletedAt: null, updatedAt: clock() };
      await agents.update(frameId, agent);
      await outbox.add(auditAgent(caller, 'restored', agent));
      return agent;
    });
}

/** @throws AppError `ai_agent_model_not_found`, also for a deleted agent. */
export function requireAgent(agent: Agent | undefined): Agent {
  if (agent && !agent.deletedAt) return agent;
  throw notFound('ai_agent');
}

/** @throws AppError for an unknown provider or tool, a cost limit without a price, or a scope that the author lacks. */
function assertValidDefinition({ providers, toolbox }: Deps, author: Caller, definition: AgentDefinition): void {
  const provider = providers.get(definition.provider);
  if (!provider) {
    throw invalidInput({ provider: [`Must be one of: ${[...providers.keys()].join(', ')}.`] });
  }
  for (const [index, name] of definition.tools.entries()) {
    const tool = toolbox.get(name);
    if (!tool) throw invalidInput({ [`tools.${index}`]: [`Must be one of: ${[...toolbox.keys()].join(', ')}.`] });
    assertScope(author, tool);
  }
  const { max_cost, daily_cost } = definition.limits;
  if ((max_cost === undefined && daily_cost === undefined) || provider.priceOf(definition.model)) return;
  const message = `The price of ${definition.model} is unknown, so its cost cannot be limited. Limit tokens instead.`;
  throw invalidInput({ [max_cost === undefined ? 'limits.daily_cost' : 'limits.max_cost']: [message] });
}

/** @throws AppError `missing_scope`. A tool that no longer exists needs none. */
function assertScope(caller: Caller, tool: Tool | undefined): void {
  if (tool && !hasScope(caller, tool.scope)) throw missingScope(tool.scope);
}
