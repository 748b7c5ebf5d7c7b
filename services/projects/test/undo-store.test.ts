import { createPool, Database } from '@trackway/postgres';
import { newId } from '@trackway/runtime';
import { openPostgres, quietLogger, type TestDatabase } from '@trackway/testkit';
import type { Pool } from 'pg';
import { PgUndoPartStore } from '../src/causes/undo/pg-undo-part-store';
import { PgUndoStore } from '../src/causes/undo/pg-undo-store';
import { describeUndoStores } from '../src/causes/undo/undo-store.contract';

let opened: TestDatabase;
let pool: Pool;
let database: Database;

beforeAll(async () => {
  opened = await openPostgres('projects');
  pool = createPool({ url: opened.url, max: 4, name: 'test', logger: quietLogger() });
  database = new Database(pool);
}, 60_000);
afterAll(async () => {
  await pool.end();
  await opened.drop();
});

describeUndoStores('PgUndoStore', () => ({
  undos: new PgUndoStore(database, () => {}),
  parts: new PgUndoPartStore(database),
}));

describe('the claim of an undo', () => {
  it('is given to one of several workers', async () => {
    const store = new PgUndoStore(database, () => {});
    while (await store.claim()) {
      // Undos of the tests above.
    }
    const frameId = newId();
    const undo = {
      id: newId(),
      causeId: newId(),
      rootCauseId: newId(),
      mode: 'possible',
      status: 'running',
      caller: { kind: 'user', id: newId(), frameId, scopes: [] },
      steps: [],
      skipped: [],
      error: null,
      createdAt: new Date(),
      finishedAt: null,
    } as const;
    await store.insert(frameId, undo);

    const claims = await Promise.all(Array.from({ length: 5 }, () => store.claim()));

    expect(claims.filter(Boolean)).toEqual([{ frameId, id: undo.id }]);
  });
});
