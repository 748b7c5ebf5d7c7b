import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { z } from 'zod';
import { FakeAgentUnitOfWork } from '../fake-agent-stores';
import { echoProvider } from '../models/echo-provider';
import { defineTool } from '../tools/tool';
import type { AgentDefinition } from './agent';
import { makeListAgents, makeListAgentVersions, makeReadAgent } from './read-agents';
import { makeCreateAgent, makeDeleteAgent, makeRestoreAgent, makeUpdateAgent } from './write-agent';

const NOW = new Date('2026-05-04T12:00:00Z');
const notFound = { code: 'ai_agent_model_not_found' };
const stale = { code: 'precondition_failed' };
const definition: AgentDefinition = {
  name: 'Helper',
  provider: 'echo',
  model: 'echo-1',
  instructions: 'Help.',
  tools: ['set_field'],
  limits: { max_steps: 5, max_tokens: 100, max_seconds: 60 },
  needsApproval: false,
};
const tool = defineTool({
  ...{ name: 'set_field', description: '', scope: 'projects:write', writes: true },
  parameters: z.object({}),
  use: async () => ({}),
});

function open() {
  const unitOfWork = new FakeAgentUnitOfWork();
  const caller = aCaller();
  const fetched: string[] = [];
  const unpriced = { ...echoProvider, priceOf: () => undefined };
  const deps = {
    unitOfWork,
    providers: new Map([
      ['echo', echoProvider],
      ['unpriced', unpriced],
    ]),
    toolbox: new Map([[tool.name, tool]]),
    fetchGrants: async (_: unknown, who: { readonly id: string }) => {
      fetched.push(who.id);
      return { active: true, scopes: ['*'] };
    },
    newId,
    clock: () => NOW,
  };
  const limited = aCaller({ frameId: caller.frameId, scopes: ['automations:write'] });
  return {
    ...{ caller, limited, fetched, unitOfWork, board: unitOfWork.board },
    create: makeCreateAgent(deps),
    update: makeUpdateAgent(deps),
    remove: makeDeleteAgent(deps),
    restore: makeRestoreAgent(deps),
    read: makeReadAgent(deps),
    versions: makeListAgentVersions(deps),
    list: makeListAgents(deps),
  };
}

describe('a new agent', () => {
  it('acts on behalf of its author, who is known to projects', async () => {
    const { caller, board, fetched, create, read } = open();
    const agent = await create(caller, definition);

    expect(agent).toMatchObject({ ...definition, version: 1, owner: { id: caller.id } });
    expect(await read(caller, agent.id)).toEqual(agent);
    expect(fetched).toEqual([caller.id]);
    expect([board.takeActions(), board.recorded.entries]).toEqual([['ai_agent.created'], [agent.id]]);
  });

  it.each([
    ['provider', { provider: 'other' }],
    ['tools.0', { tools: ['other'] }],
    ['limits.max_cost', { provider: 'unpriced', limits: { ...definition.limits, max_cost: 1 } }],
    ['limits.daily_cost', { provider: 'unpriced', limits: { ...definition.limits, daily_cost: 1 } }],
  ])('needs a valid %s', async (field, changes) => {
    const { caller, board, create } = open();

    await expect(create(caller, { ...definition, ...changes })).rejects.toMatchObject({
      details: { validation: { [field]: expect.any(Array) } },
    });
    expect(board.takeActions()).toEqual([]);
  });

  it('needs the scopes of its tools', async () => {
    const { limited, create } = open();

    await expect(create(limited, definition)).rejects.toMatchObject({
      details: { extra: { required_scope: 'projects:write' } },
    });
  });
});

describe('the update of an agent', () => {
  it('creates a version with its author as owner, unless nothing changes', async () => {
    const { caller, board, create, update, versions } = open();
    const agent = await create(caller, definition);
    const other = aCaller({ frameId: caller.frameId });
    board.takeActions();

    expect(await update(caller, { id: agent.id }, { name: 'Helper' })).toEqual(agent);
    expect(board.takeActions()).toEqual([]);
    const updated = await update(other, { id: agent.id, ifVersion: 1 }, { name: 'B' });
    expect(updated).toMatchObject({ name: 'B', version: 2, owner: { id: other.id } });
    expect((await versions(caller, agent.id)).map(({ name }) => name)).toEqual(['B', 'Helper']);
    expect(board.takeActions()).toEqual(['ai_agent.updated']);
  });

  it('lists at most the newest 200 versions', async () => {
    const { caller, create, update, versions } = open();
    const { id } = await create(caller, definition);
    for (let count = 1; count <= 200; count += 1) await update(caller, { id }, { name: `N ${count}` });

    const listed = await versions(caller, id);
    expect([listed.length, listed[0]?.version, listed.at(-1)?.version]).toEqual([200, 201, 2]);
  });

  it('is rejected for other versions and tenants, and without the scopes of its tools', async () => {
    const { caller, limited, create, update, versions } = open();
    const { id } = await create(caller, definition);

    await expect(update(caller, { id, ifVersion: 2 }, { name: 'B' })).rejects.toMatchObject(stale);
    await expect(update(aCaller(), { id }, { name: 'B' })).rejects.toMatchObject(notFound);
    await expect(update(limited, { id }, { name: 'B' })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(update(caller, { id }, { provider: 'x' })).rejects.toMatchObject({ code: 'validation_errors' });
    expect(await versions(caller, id)).toHaveLength(1);
  });
});

describe('a deleted agent', () => {
  it('is restored only by a caller with the scopes of its tools', async () => {
    const { caller, limited, create, remove, restore, read } = open();
    const { id } = await create(caller, definition);
    await remove(caller, { id });

    await expect(restore(limited, id)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(read(caller, id)).rejects.toMatchObject(notFound);
    await restore(caller, id);
    expect(await restore(limited, id)).toMatchObject({ id });
  });

  it('is not found until it is restored', async () => {
    const { caller, board, create, remove, restore, read, list, versions } = open();
    const { id } = await create(caller, definition);
    const page = { page: 1, perPage: 5 };

    await expect(remove(caller, { id, ifVersion: 2 })).rejects.toMatchObject(stale);
    await remove(caller, { id, ifVersion: 1 });
    await expect(read(caller, id)).rejects.toMatchObject(notFound);
    await expect(remove(caller, { id })).rejects.toMatchObject(notFound);
    expect(await list(caller, { trashed: 'only' }, page)).toMatchObject({ meta: { total: 1 }, agents: [{ id }] });
    expect(await versions(caller, id)).toHaveLength(1);
    await restore(caller, id);
    await restore(caller, id);
    expect(await read(caller, id)).toMatchObject({ deletedAt: null });
    expect(board.takeActions()).toEqual(['ai_agent.created', 'ai_agent.deleted', 'ai_agent.restored']);
  });

  it('of another tenant is not found', async () => {
    const { caller, create, restore, versions, list } = open();
    const { id } = await create(caller, definition);

    await expect(restore(aCaller(), id)).rejects.toMatchObject(notFound);
    await expect(versions(aCaller(), id)).rejects.toMatchObject(notFound);
    expect((await list(aCaller(), { trashed: 'with' }, { page: 1, perPage: 5 })).agents).toEqual([]);
  });
});
