import { createPool, Database } from '@trackway/postgres';
import { newId } from '@trackway/runtime';
import { openPostgres, quietLogger, type TestDatabase } from '@trackway/testkit';
import type { Pool } from 'pg';
import { PgSavedViewStore } from '../src/projects/saved-views/pg-saved-view-store';
import { aView, describeSavedViewStore } from '../src/projects/saved-views/saved-view-store.contract';

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

const inFrame = <T>(frameId: string, work: (views: PgSavedViewStore) => Promise<T>) =>
  database.inFrame(frameId, (transaction) => work(new PgSavedViewStore(transaction)));

describeSavedViewStore('PgSavedViewStore', inFrame);

it('counts the views of an owner for one transaction after the other', async () => {
  const [frameId, owner] = [newId(), newId()];
  const twice = <T>(work: (views: PgSavedViewStore) => Promise<T>) =>
    Promise.all([inFrame(frameId, work), inFrame(frameId, work)]);
  // Opens both connections, so that the counts start at the same time.
  await twice((views) => views.find(frameId, owner));
  const counted = await twice(async (views) => {
    const count = await views.countForLimit(frameId, owner);
    await views.insert(frameId, aView(owner));
    return count;
  });
  expect(counted.toSorted()).toEqual([0, 1]);
});
