import { createPool, Database } from '@trackway/postgres';
import { newId } from '@trackway/runtime';
import { aCaller, openPostgres, quietLogger } from '@trackway/testkit';
import { anImport } from '../src/jobs/an-import';
import { describeJobStore } from '../src/jobs/job-store.contract';
import { PgOperationJobStore } from '../src/jobs/pg-operation-job-store';
import { auditOperation } from '../src/operations/operation-audit';
import type { EventOf } from '../src/operations/operation-store';
import { describeOperationStore } from '../src/operations/operation-store.contract';
import { PgOperationStore } from '../src/operations/pg-operation-store';
import { pendingOperation } from './pending-operation';

describe('operations in PostgreSQL', () => {
  let opened: Awaited<ReturnType<typeof openPostgres>>;
  let pool: ReturnType<typeof createPool>;

  beforeAll(async () => {
    opened = await openPostgres('spreadsheets');
    pool = createPool({ url: opened.url, max: 4, name: 'test', logger: quietLogger() });
  });
  afterAll(async () => {
    await pool.end();
    await opened.drop();
  });

  describeOperationStore('PgOperationStore', () => new PgOperationStore(new Database(pool), () => undefined));
  describeJobStore('PgOperationJobStore', async () => {
    const database = new Database(pool);
    const operations = new PgOperationStore(database, () => undefined);
    return {
      storeOf: (replica) => new PgOperationJobStore(database, replica),
      add: async (frameId) => {
        const { action, type, options } = anImport(newId(), frameId);
        const operation = { ...pendingOperation(frameId, new Date()), action, type, options };
        await operations.insert(operation, null);
        return { frameId, operationId: operation.id };
      },
      requestCancellation: async (operationId, frameId) => {
        const eventOf: EventOf = (cancelled) => auditOperation(aCaller({ frameId }), 'cancelled', cancelled);
        await operations.requestCancel(frameId, operationId, new Date(), eventOf);
      },
      read: (operationId, frameId) => operations.find(frameId, operationId),
    };
  });
});
