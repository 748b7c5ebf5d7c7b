import { createPool, Database, sql } from '@trackway/postgres';
import { newId } from '@trackway/runtime';
import { explainPrepared, openPostgres, quietLogger } from '@trackway/testkit';
import type { Agent } from '../src/agents/definitions/agent';
import { describeExecutionStores } from '../src/agents/executions/execution-stores.contract';
import { PgUnitOfWork } from '../src/pg-unit-of-work';
import { describeKeyedQueue } from '../src/shared/queues/keyed-queue.contract';
import { PgKeyedQueue } from '../src/shared/queues/pg-keyed-queue';
import { describeDeliveryStores } from '../src/webhooks/deliveries/delivery-stores.contract';

let opened: Awaited<ReturnType<typeof openPostgres>>;
let pool: ReturnType<typeof createPool>;
let database: Database;
let unitOfWork: PgUnitOfWork;

beforeAll(async () => {
  opened = await openPostgres('funnels');
  pool = createPool({ url: opened.url, max: 5, name: 'stores', logger: quietLogger() });
  database = new Database(pool);
  const ignore = () => undefined;
  const wake = { relay: ignore, ruleWorker: ignore, agentWorker: ignore, webhookWorker: ignore };
  unitOfWork = new PgUnitOfWork(database, wake, ignore);
}, 60_000);
afterAll(async () => {
  await pool.end();
  await opened.drop();
});

describeKeyedQueue('PostgreSQL', () => ({
  queue: new PgKeyedQueue({ database, newId, table: 'rule_lanes' }),
  add: async (frameId, partitionId) => {
    await database.query(sql`
      INSERT INTO rule_lanes (frame_id, lane_id, ready_at, arrivals) VALUES (${frameId}, ${partitionId}, now(), 1)
      ON CONFLICT ON CONSTRAINT rule_lanes_pkey DO UPDATE SET arrivals = rule_lanes.arrivals + 1`);
  },
  expireLease: async (partitionId) => {
    await database.query(
      sql`UPDATE rule_lanes SET lease_until = now() - interval '1 second' WHERE lane_id = ${partitionId}`,
    );
  },
  makeReady: async (partitionId) => {
    await database.query(sql`UPDATE rule_lanes SET ready_at = now() WHERE lane_id = ${partitionId}`);
  },
  clear: async () => {
    await database.query(sql`DELETE FROM rule_lanes`);
  },
}));

function anAgent(): Agent {
  const owner = { kind: 'user', id: newId(), name: 'Bo' } as const;
  const limits = { max_steps: 10, max_tokens: 1_000, max_seconds: 60 };
  const model = { provider: 'fake', model: 'fake', instructions: '', tools: [], needsApproval: false };
  const times = { createdAt: new Date(), updatedAt: new Date(), deletedAt: null };
  return { id: newId(), name: 'Helper', version: 1, owner, limits, ...model, ...times };
}

describeExecutionStores('PostgreSQL', async () => {
  const [frameId, agent] = [newId(), anAgent()];
  const queue = new PgKeyedQueue({ database, newId, table: 'agent_lanes' });
  await database.query(sql`DELETE FROM agent_lanes`);
  await unitOfWork.run(frameId, ({ agents }) => agents.insert(frameId, agent));
  return {
    frameId,
    agentId: agent.id,
    run: (work) => unitOfWork.run(frameId, work),
    lease: async () => (await queue.lease(1))[0]?.workerId ?? '',
    expireLease: async (id) => {
      await database.query(sql`UPDATE agent_lanes SET lease_until = now() - interval '1 second' WHERE lane_id = ${id}`);
    },
  };
});

describeDeliveryStores('PostgreSQL', (frameId, work) => unitOfWork.run(frameId, work));

// After the suites above, whose statements were planned while their tables were small.
test('the prepared statements of the stores find rows by an index', async () => {
  const { statements, sequentialScans } = await explainPrepared(pool, opened.superuserUrl);

  expect(statements).toBeGreaterThan(5);
  expect(sequentialScans).toEqual([]);
});
