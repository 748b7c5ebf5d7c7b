import { newId } from '@trackway/runtime';
import type { AgentStores, UnitOfWork } from '../unit-of-work';
import type { Agent } from './definitions/agent';
import type { Execution } from './executions/execution';
import { anAgent, anExecution } from './fake-agent-samples';

const at = (minutes: number) => new Date(Date.UTC(2026, 4, 4, 9, minutes));
const page = { page: 1, perPage: 10 };

/** What the stores of agents and executions find and list. */
export function describeAgentStores(name: string, open: () => UnitOfWork<AgentStores>): void {
  describe(`agents and their log: ${name}`, () => {
    let frameId: string;
    let agent: Agent;
    const run = <T>(work: (stores: AgentStores) => Promise<T>) => open().run(frameId, work);

    beforeEach(async () => {
      frameId = newId();
      agent = anAgent({ createdAt: at(0), updatedAt: at(0) });
      await run(({ agents }) => agents.insert(frameId, agent));
    });

    async function start(changes: Partial<Execution> = {}): Promise<Execution> {
      const execution = anExecution(agent, { createdAt: at(1), ...changes });
      await run(({ executions }) => executions.insert(frameId, execution));
      return execution;
    }

    it('keep the versions of an agent', async () => {
      const second = { ...agent, name: 'B', version: 2, updatedAt: at(1) };
      await run(async ({ agents }) => {
        await agents.redefine(frameId, second);
        await agents.update(frameId, { ...second, deletedAt: at(2) });
      });

      await run(async ({ agents }) => {
        expect(await agents.lock(frameId, agent.id)).toEqual({ ...second, deletedAt: at(2) });
        expect(await agents.findMany(frameId, [agent.id, newId()])).toEqual([{ ...second, deletedAt: at(2) }]);
        expect(await agents.atVersion(frameId, agent.id, 1)).toMatchObject({ name: agent.name, deletedAt: at(2) });
        expect((await agents.versions(frameId, agent.id, 5)).map(({ version }) => version)).toEqual([2, 1]);
        expect((await agents.versions(frameId, agent.id, 1)).map(({ version }) => version)).toEqual([2]);
        expect(await agents.versions(frameId, newId(), 5)).toEqual([]);
        const { agents: listed, total } = await agents.page(frameId, { trashed: 'only', names: ['B'] }, page);
        expect([total, listed.map(({ id }) => id)]).toEqual([1, [agent.id]]);
        expect((await agents.page(frameId, { trashed: 'without', ids: [agent.id] }, page)).total).toBe(0);
      });
    });

    it('start an execution once for a key', async () => {
      const execution = await start({ startKey: 'key' });
      const again = anExecution(agent, { startKey: 'key' });

      await run(async ({ executions }) => {
        expect(await executions.insert(frameId, again)).toBe(false);
        expect(await executions.findByStartKey(frameId, 'key')).toMatchObject({ id: execution.id });
        expect(await executions.findByStartKey(frameId, 'other')).toBeUndefined();
      });
    });

    it('show executions with their agent and project, newest first', async () => {
      const [old, recent] = [await start(), await start({ createdAt: at(5) })];
      const list = (filter: Parameters<AgentStores['executions']['page']>[1]) =>
        run(async ({ executions }) => {
          const { executions: found } = await executions.page(frameId, filter, page);
          return found.map(({ id }) => id);
        });

      await run(async ({ executions }) => {
        const record = await executions.record(frameId, old.id);
        expect(record).toMatchObject({ agent: { id: agent.id, name: agent.name }, model: 'echo-1', projectCode: null });
        expect(await executions.record(frameId, newId())).toBeUndefined();
      });
      expect(await list({ agentIds: [agent.id] })).toEqual([recent.id, old.id]);
      expect(await list({ from: at(2), statuses: ['pending'] })).toEqual([recent.id]);
      expect(await list({ to: at(2) })).toEqual([old.id]);
      expect(await list({ projectIds: [newId()] })).toEqual([]);
    });

    it('list executions by position, newest first', async () => {
      const ids = [await start(), await start(), await start()].map(({ id }) => id);
      await run(async ({ executions }) => {
        const { total, newest = 0 } = await executions.count(frameId);
        expect(total).toBe(3);
        const first = await executions.before(frameId, newest + 1, 2);
        const second = await executions.before(frameId, first.next, 2);
        expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(ids.toReversed());
      });
    });
  });
}
