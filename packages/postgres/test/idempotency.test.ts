import { openPostgres, quietLogger, type TestDatabase } from '@trackway/testkit';
import { Client, type Pool } from 'pg';
import { describeIdempotencyStore } from '../../application/src/idempotency/idempotency-store.contract';
import { createPool, Database, PgIdempotency, sql } from '../src';

describe('idempotency keys in Postgres', () => {
  let opened: TestDatabase;
  let pool: Pool;
  let database: Database;
  let superuser: Client;

  // The database of projects has the table of keys. A new user represents an effect.
  beforeAll(async () => {
    opened = await openPostgres('projects');
    pool = createPool({ url: opened.url, max: 10, name: 'suite', logger: quietLogger() });
    database = new Database(pool);
    superuser = new Client({ connectionString: opened.superuserUrl });
    await superuser.connect();
  }, 60_000);
  afterAll(async () => {
    await Promise.all([pool.end(), superuser.end()]);
    await opened.drop();
  });

  describeIdempotencyStore('PgIdempotency', () => ({
    store: new PgIdempotency(database),
    takeEffect: (frameId, resource) =>
      database.inFrame(frameId, async (transaction) => {
        await transaction.query(sql`
          INSERT INTO users (frame_id, id, name, created_at, updated_at) VALUES (${frameId}, ${resource}, 'x', now(), now())`);
        await transaction.recordEffect(resource);
      }),
    countEffects: async (frameId) => {
      const { rows } = await superuser.query('SELECT id FROM users WHERE frame_id = $1', [frameId]);
      return rows.length;
    },
    expireLeases: async (frameId) => {
      const expire = `UPDATE idempotency_keys SET lease_until = now() - interval '1 second' WHERE frame_id = $1`;
      await superuser.query(expire, [frameId]);
    },
    leaseSeconds: async (frameId) => {
      const remaining = `
        SELECT extract(epoch FROM lease_until - clock_timestamp())::float8 AS seconds
        FROM idempotency_keys WHERE frame_id = $1`;
      const { rows } = await superuser.query<{ seconds: number }>(remaining, [frameId]);
      return rows[0]?.seconds ?? Number.NaN;
    },
  }));
});
