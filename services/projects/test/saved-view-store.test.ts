import { createPool, Database } from '@trackway/postgres';
import { openPostgres, quietLogger, type TestDatabase } from '@trackway/testkit';
import type { Pool } from 'pg';
import { PgSavedViewStore } from '../src/projects/saved-views/pg-saved-view-store';
import { describeSavedViewStore } from '../src/projects/saved-views/saved-view-store.contract';

let opened: TestDatabase;
let pool: Pool;
let database: Database;

beforeAll(async () => {
  opened = await openPostgres('projects');
  pool = createPool({ url: opened.url, max: 2, name: 'test', logger: quietLogger() });
  database = new Database(pool);
}, 60_000);
afterAll(async () => {
  await pool.end();
  await opened.drop();
});

describeSavedViewStore('PgSavedViewStore', (frameId, work) =>
  database.inFrame(frameId, (transaction) => work(new PgSavedViewStore(transaction))),
);
