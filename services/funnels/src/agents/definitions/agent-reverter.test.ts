import { EXISTS } from '@trackway/contracts';
import { type Caller, newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import type { AgentStores, UnitOfWork } from '../../unit-of-work';
import { echoProvider } from '../models/echo-provider';
import { writeTools } from '../tools/write-tools';
import type { Agent } from './agent';
import { agentReverter } from './agent-reverter';
import { makeDeleteAgent, makeRestoreAgent, makeUpdateAgent } from './write-agent';

const author = aCaller();
const limited = aCaller({ frameId: author.frameId, scopes: ['automations:write'] });

function open(fields: Partial<Agent> = {}) {
  const now = new Date();
  const [tool] = writeTools({} as Parameters<typeof writeTools>[0]);
  let stored: Agent = {
    id: newId(),
    name: 'Bot',
    provider: 'echo',
    model: 'echo-1',
    instructions: 'New',
    tools: [],
    limits: { max_steps: 1, max_tokens: 1, max_seconds: 1 },
    needsApproval: true,
    version: 2,
    owner: { kind: 'user', id: author.id, name: null } as Agent['owner'],
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
    ...fields,
  };
  const store = async (_: string, agent: Agent) => {
    stored = agent;
  };
  const stores = {
    agents: {
      find: async (_: string, id: string) => (id === stored.id ? stored : undefined),
      findMany: async (_: string, ids: readonly string[]) => (ids.includes(stored.id) ? [stored] : []),
      lock: async () => stored,
      redefine: store,
      update: store,
    },
    outbox: { add: async () => undefined },
  } as unknown as AgentStores;
  const unitOfWork: UnitOfWork<AgentStores> = { run: (_, work) => work(stores) };
  const deps = {
    unitOfWork,
    providers: new Map([['echo', echoProvider]]),
    toolbox: new Map(tool ? [[tool.name, tool]] : []),
    fetchGrants: (async () => undefined) as never,
    newId,
    clock: () => new Date(),
  };
  const reverter = agentReverter({
    unitOfWork,
    updateAgent: makeUpdateAgent(deps),
    deleteAgent: makeDeleteAgent(deps),
    restoreAgent: makeRestoreAgent(deps),
  });
  const change = (caller: Caller, exists: boolean | undefined, values = {}) =>
    reverter.change(caller, { id: stored.id, ifVersion: stored.version }, { exists, values });
  return { reverter, change, tool: tool?.name ?? '', current: () => stored };
}

describe('the undo of changes of an agent', () => {
  it('restores its definition, and makes the user of the undo the owner', async () => {
    const { change, current, reverter } = open();

    await change(limited, undefined, { instructions: 'Old', needs_approval: false });

    expect(current()).toMatchObject({ instructions: 'Old', needsApproval: false, owner: { id: limited.id } });
    const [found] = [...(await reverter.read(author, [current().id]))];
    expect(found?.[1]).toMatchObject({ version: 3, values: { instructions: 'Old', [EXISTS]: true } });
  });

  it('deletes and restores it', async () => {
    const { change, current } = open();

    await change(author, false);
    expect(current().deletedAt).not.toBeNull();
    await change(author, true, { name: 'Again' });
    expect(current()).toMatchObject({ deletedAt: null, name: 'Again' });
  });

  it('requires the scopes of the tools that it gets back', async () => {
    const { change, tool, current } = open();

    await expect(change(limited, undefined, { tools: [tool] })).rejects.toMatchObject({ kind: 'forbidden' });
    expect(current().tools).toEqual([]);
  });
});
