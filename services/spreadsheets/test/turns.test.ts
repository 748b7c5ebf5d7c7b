import { createPool, Database } from '@trackway/postgres';
import { newId } from '@trackway/runtime';
import { openPostgres, quietLogger } from '@trackway/testkit';
import { PgOperationJobStore } from '../src/jobs/pg-operation-job-store';
import { PgOperationStore } from '../src/operations/pg-operation-store';
import { pendingOperation } from './pending-operation';

const LEASE_MS = 15_000;

describe('jobs of several frames', () => {
  let database: Awaited<ReturnType<typeof openPostgres>>;
  let pool: ReturnType<typeof createPool>;
  let operations: PgOperationJobStore;
  let clock = Date.parse('2026-01-01T00:00:00Z');

  beforeEach(async () => {
    database = await openPostgres('spreadsheets');
    pool = createPool({ url: database.url, max: 8, name: 'test', logger: quietLogger() });
    operations = new PgOperationJobStore(new Database(pool), 'replica');
  });
  afterEach(async () => {
    await pool.end();
    await database.drop();
  });

  async function queue(frameId: string, count: number): Promise<string[]> {
    const store = new PgOperationStore(new Database(pool), () => undefined);
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) {
      clock += 1_000;
      const operation = pendingOperation(frameId, new Date(clock));
      await store.insert(operation, null);
      ids.push(operation.id);
    }
    return ids;
  }

  const idsOf = (candidates: readonly { operationId: string }[]) => candidates.map(({ operationId }) => operationId);
  const take = (candidate: { frameId: string; operationId: string }) =>
    operations.claim({ ...candidate, workerId: newId() }, LEASE_MS);

  it('alternate, so that one job does not wait for a hundred jobs of another frame', async () => {
    const [busy = '', quiet = ''] = [newId(), newId()];
    const many = await queue(busy, 20);
    const [only] = await queue(quiet, 1);

    const first = await operations.claimable(4);

    expect(idsOf(first)).toEqual([many[0], only, many[1], many[2]]);
  });

  it('run at most three at the same time for each frame', async () => {
    const frameId = newId();
    const ids = await queue(frameId, 8);

    const taken = await Promise.all(ids.map((operationId) => take({ frameId, operationId })));

    expect(taken.filter(Boolean)).toHaveLength(3);
    expect(await operations.claimable(10)).toEqual([]);
  });

  it('are not blocked by frames that run their maximum', async () => {
    const frames = Array.from({ length: 5 }, () => newId());
    for (const frameId of frames) {
      for (const operationId of (await queue(frameId, 5)).slice(0, 3)) await take({ frameId, operationId });
    }
    const late = newId();
    const [only] = await queue(late, 1);

    expect(idsOf(await operations.claimable(4))).toEqual([only]);
  });

  it('are claimed by one worker until the lease expires', async () => {
    const frameId = newId();
    const [operationId = ''] = await queue(frameId, 1);

    const both = await Promise.all([take({ frameId, operationId }), take({ frameId, operationId })]);

    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await operations.claimable(4)).toEqual([]);
  });
});
