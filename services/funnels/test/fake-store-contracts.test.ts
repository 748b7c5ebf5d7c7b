import { MAX_EFFECTS } from '@trackway/contracts';
import { createPool, Database, sql } from '@trackway/postgres';
import { newId } from '@trackway/runtime';
import { explainPrepared, openPostgres, quietLogger } from '@trackway/testkit';
import { describeAgentStores } from '../src/agents/agent-stores.contract';
import { aRule, aRun, aTrigger } from '../src/automation/fake-rule-samples';
import { describeRuleStores } from '../src/automation/rule-stores.contract';
import { describeAssignmentStores } from '../src/board/assignments/assignment-stores.contract';
import { settingUses } from '../src/board/effects/pg-setting-uses';
import { aFunnel, anAssignment, aProject } from '../src/board/fake-samples';
import { describeMoveStores } from '../src/board/moves/move-stores.contract';
import { PgUnitOfWork } from '../src/pg-unit-of-work';
import { describeDeliveryLog } from '../src/webhooks/deliveries/delivery-log.contract';

let opened: Awaited<ReturnType<typeof openPostgres>>;
let pool: ReturnType<typeof createPool>;
let database: Database;
let unitOfWork: PgUnitOfWork;

beforeAll(async () => {
  opened = await openPostgres('funnels');
  pool = createPool({ url: opened.url, max: 3, name: 'stores', logger: quietLogger() });
  const ignore = () => undefined;
  const wake = { relay: ignore, ruleWorker: ignore, agentWorker: ignore, webhookWorker: ignore };
  database = new Database(pool);
  unitOfWork = new PgUnitOfWork(database, wake, ignore);
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

test('effects on projects contain a limited number of calls to other hosts', async () => {
  const [frameId, rule, trigger] = [newId(), aRule(), aTrigger()];
  const run = aRun(rule, trigger);
  await unitOfWork.run(frameId, async ({ rules, triggers, runs }) => {
    await rules.insert(frameId, rule);
    await triggers.add(frameId, [trigger]);
    await runs.insert(frameId, run);
  });
  await database.inFrame(frameId, (transaction) =>
    transaction.query(sql`
      UPDATE rule_runs SET steps = (
        SELECT jsonb_agg(jsonb_build_object('action', 'call_webhook', 'status', 'succeeded', 'number', n))
        FROM generate_series(1, ${MAX_EFFECTS + 5}::int) AS n)
      WHERE frame_id = ${frameId} AND id = ${run.id}`),
  );
  const part = { of: 'projects', ids: [run.projectId ?? ''] } as const;

  const { effects } = await unitOfWork.run(frameId, (stores) =>
    stores.effects.causedBy(frameId, [run.correlationId], part),
  );
  expect(effects).toHaveLength(MAX_EFFECTS + 1);
});

test('uses of a step are its last projects by different causes', async () => {
  const [frameId, start] = [newId(), new Date('2026-05-04T09:00:00Z')];
  const funnel = aFunnel(['One', 'Two'], start);
  const record = { kind: 'step', id: `${funnel.id}/${funnel.steps[0]?.id}`, projectId: null, label: 'One' } as const;
  const assignments = Array.from({ length: 12 }, (_, hour) =>
    anAssignment(funnel, { projectId: newId(), linkedAt: new Date(start.getTime() + hour * 3_600_000) }),
  );
  await unitOfWork.run(frameId, async (stores) => {
    await stores.funnels.insert(frameId, funnel);
    await stores.projectFacts.upsertNewer(
      frameId,
      assignments.map(({ projectId }) => aProject({ id: projectId })),
    );
    for (const assignment of assignments) await stores.assignments.insert(frameId, assignment);
  });
  const usesSince = (time: Date) =>
    database.inFrame(frameId, (transaction) => settingUses(transaction, frameId, [record], time));

  expect((await usesSince(start)).map(({ id }) => id)).toEqual(assignments.slice(2).map(({ id }) => id));
  expect(await usesSince(new Date(start.getTime() + 11 * 3_600_000))).toMatchObject([
    { id: assignments[11]?.id, record, action: 'funnel.entered', cause: { correlationId: assignments[11]?.id } },
  ]);
});

// After the suites above, whose statements were planned while their tables were small.
test('the prepared statements of the stores find rows by an index', async () => {
  const { statements, sequentialScans } = await explainPrepared(pool, opened.superuserUrl);

  expect(statements).toBeGreaterThan(5);
  expect(sequentialScans).toEqual([]);
});
