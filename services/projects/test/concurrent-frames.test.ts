import { randomUUID } from 'node:crypto';
import { createPool, Database } from '@trackway/postgres';
import { openPostgres, quietLogger, type TestDatabase } from '@trackway/testkit';
import type { Pool } from 'pg';
import { unnamedFrame } from '../src/identity/frames/frame';
import { PgFrameStore } from '../src/identity/frames/pg-frame-store';

const CONCURRENCY = 8;
const ROUNDS = 400;

describe('an unknown frame', () => {
  let opened: TestDatabase;
  let pool: Pool;

  beforeAll(async () => {
    opened = await openPostgres('projects');
    pool = createPool({ url: opened.url, max: CONCURRENCY, name: 'suite', logger: quietLogger() });
  }, 60_000);
  afterAll(async () => {
    await pool.end();
    await opened.drop();
  });

  it('is created once by concurrent requests, which all succeed', async () => {
    const database = new Database(pool);
    const insert = (id: string) =>
      database.inFrame(id, (transaction) =>
        new PgFrameStore(transaction).insertIfMissing(unnamedFrame(id), new Date()),
      );

    for (let round = 0; round < ROUNDS; round += 1) {
      const id = randomUUID();
      await Promise.all(Array.from({ length: CONCURRENCY }, () => insert(id)));
      expect(await database.inFrame(id, (transaction) => new PgFrameStore(transaction).find(id))).toBeDefined();
    }
  }, 60_000);
});
