import { createPool, Database, sql } from '@trackway/postgres';
import { newId } from '@trackway/runtime';
import { aCaller, eventually, openPostgres, quietLogger } from '@trackway/testkit';
import { Client } from 'pg';
import { auditOperation } from '../src/operations/operation-audit';
import { PgOperationStore } from '../src/operations/pg-operation-store';
import { PgRollbackStore } from '../src/rollbacks/pg-rollback-store';
import { pendingOperation } from './pending-operation';

describe('an operation that failed', () => {
  let opened: Awaited<ReturnType<typeof openPostgres>>;
  let pool: ReturnType<typeof createPool>;
  /** A connection that can see the locks of other roles. */
  let superuser: Client;

  beforeAll(async () => {
    opened = await openPostgres('spreadsheets');
    pool = createPool({ url: opened.url, max: 4, name: 'test', logger: quietLogger() });
    superuser = new Client({ connectionString: opened.superuserUrl });
    await superuser.connect();
  });
  afterAll(async () => {
    await superuser.end();
    await pool.end();
    await opened.drop();
  });

  it.each([
    ['is retried and not rolled back', ['retry', 'rollback'], { status: 'pending', rollbacks: 0 }],
    ['is rolled back and not retried', ['rollback', 'retry'], { status: 'failed', rollbacks: 1 }],
  ] as const)('%s, where both are asked for at once', async (_, order, wanted) => {
    const database = new Database(pool);
    const operations = new PgOperationStore(database, () => undefined);
    const day = 24 * 3_600_000;
    const failed = { ...pendingOperation(newId(), new Date()), status: 'failed' as const };
    const operation = { ...failed, expiresAt: new Date(Date.now() + day) };
    const { frameId, id } = operation;
    await operations.insert(operation, null);
    const caller = aCaller({ frameId });
    const event = auditOperation(caller, 'changed', operation);
    const ask = {
      retry: async () => (await operations.retry(frameId, id, new Date(), () => event)) !== undefined,
      rollback: () => new PgRollbackStore(database, () => undefined).request(caller, operation, new Date(), event),
    };
    const waiting = (count: number) =>
      eventually(async () => {
        const { rows } = await superuser.query(
          "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
        );
        expect(rows).toHaveLength(count);
      });
    const [isHeld, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const held = database.inFrame(frameId, async (transaction) => {
      await transaction.query(sql`SELECT 1 FROM operations WHERE id = ${id} FOR UPDATE`);
      isHeld.resolve();
      await released.promise;
    });
    await isHeld.promise;

    const first = ask[order[0]]();
    await waiting(1);
    const second = ask[order[1]]();
    await waiting(2);
    released.resolve();
    await held;

    expect([await first, await second]).toEqual([true, false]);
    const kept = await database.inFrame(frameId, async (transaction) => {
      const { rows } = await transaction.query(sql`
        SELECT status, (SELECT count(*)::int FROM rollbacks r WHERE r.operation_id = o.id) AS rollbacks
        FROM operations o WHERE id = ${id}`);
      return rows;
    });
    expect(kept).toEqual([wanted]);
  });
});
