import { createPool, Database } from '@trackway/postgres';
import { explainPrepared, openPostgres, quietLogger } from '@trackway/testkit';
import { describeAgentStores } from '../src/agents/agent-stores.contract';
import { describeRuleStores } from '../src/automation/rule-stores.contract';
import { describeAssignmentStores } from '../src/board/assignments/assignment-stores.contract';
import { describeMoveStores } from '../src/board/moves/move-stores.contract';
import { PgUnitOfWork } from '../src/pg-unit-of-work';
import { describeDeliveryLog } from '../src/webhooks/deliveries/delivery-log.contract';

let opened: Awaited<ReturnType<typeof openPostgres>>;
let pool: ReturnType<typeof createPool>;
let unitOfWork: PgUnitOfWork;

beforeAll(async () => {
  opened = await openPostgres('funnels');
  pool = createPool({ url: opened.url, max: 3, name: 'stores', logger: quietLogger() });
  const ignore = () => undefined;
  const wake = { relay: ignore, ruleWorker: ignore, agentWorker: ignore, webhookWorker: ignore };
  unitOfWork = new PgUnitOfWork(new Database(pool), wake, ignore);
}, 60_000);
afterAll(async () => {
  await pool.end();
  await opened.drop();
});

describeAssignmentStores('PostgreSQL', () => unitOfWork);
describeMoveStores('PostgreSQL', () => unitOfWork);
describeDeliveryLog('PostgreSQL', (frameId, work) => unitOfWork.run(frameId, work));
describeAgentStores('PostgreSQL', () => unitOfWork);
describeRuleStores('PostgreSQL', () => unitOfWork);

// After the suites above, whose statements were planned while their tables were small.
test('the prepared statements of the stores find rows by an index', async () => {
  const { statements, sequentialScans } = await explainPrepared(pool, opened.superuserUrl);

  expect(statements).toBeGreaterThan(5);
  expect(sequentialScans).toEqual([]);
});
