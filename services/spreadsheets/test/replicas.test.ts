import { createPool, Database } from '@trackway/postgres';
import { newId } from '@trackway/runtime';
import { aCaller, openPostgres, quietLogger } from '@trackway/testkit';
import type { JobStore } from '../src/jobs/job-store';
import { PgOperationJobStore } from '../src/jobs/pg-operation-job-store';
import type { OperationStatus } from '../src/operations/operation';
import { auditOperation } from '../src/operations/operation-audit';
import { PgOperationStore } from '../src/operations/pg-operation-store';
import { PgRollbackJobStore } from '../src/rollbacks/pg-rollback-job-store';
import { PgRollbackStore } from '../src/rollbacks/pg-rollback-store';
import { pendingOperation } from './pending-operation';

const HOUR_MS = 3_600_000;

const kinds: readonly (readonly [string, OperationStatus, (database: Database, replica: string) => JobStore])[] = [
  ['operations', 'pending', (database, replica) => new PgOperationJobStore(database, replica)],
  ['rollbacks', 'completed', (database, replica) => new PgRollbackJobStore(database, replica)],
];

describe.each(kinds)('%s that a replica held when it was killed', (_, status, claimsOf) => {
  let opened: Awaited<ReturnType<typeof openPostgres>>;
  let pool: ReturnType<typeof createPool>;
  let database: Database;

  beforeAll(async () => {
    opened = await openPostgres('spreadsheets');
    pool = createPool({ url: opened.url, max: 4, name: 'test', logger: quietLogger() });
    database = new Database(pool);
  });
  afterAll(async () => {
    await pool.end();
    await opened.drop();
  });

  /** A job of a new frame that `replica` has claimed for an hour. */
  async function heldBy(replica: string) {
    const operation = { ...pendingOperation(newId(), new Date()), status };
    await new PgOperationStore(database, () => undefined).insert(operation, null);
    const caller = aCaller({ frameId: operation.frameId });
    const event = auditOperation(caller, 'rolled_back', operation);
    await new PgRollbackStore(database, () => undefined).request(caller, operation, new Date(), event);
    const claim = { frameId: operation.frameId, operationId: operation.id, workerId: newId() };
    await claimsOf(database, replica).claim(claim, HOUR_MS);
    return claim;
  }

  const claimable = async (replica: string) =>
    (await claimsOf(database, replica).claimable(100)).map(({ operationId }) => operationId);

  it('can be claimed after the replica restarts, and the killed process loses them', async () => {
    const claim = await heldBy('one');
    const again = claimsOf(database, 'one');

    await again.endLeases();

    expect(await claimable('one')).toContain(claim.operationId);
    expect(await again.claim({ ...claim, workerId: newId() }, HOUR_MS)).toMatchObject({ id: claim.operationId });
    expect(await claimsOf(database, 'one').extend(claim, HOUR_MS)).toMatchObject({ held: false });
  });

  it('cannot be claimed when another replica starts', async () => {
    const claim = await heldBy('one');

    await claimsOf(database, 'two').endLeases();

    expect(await claimable('two')).not.toContain(claim.operationId);
    expect(await claimsOf(database, 'one').extend(claim, HOUR_MS)).toMatchObject({ held: true });
  });
});
