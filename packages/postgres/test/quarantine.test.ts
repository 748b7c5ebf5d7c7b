import { openPostgres, quietLogger, type TestDatabase } from '@trackway/testkit';
import type { Pool } from 'pg';
import { describeQuarantineStore } from '../../messaging/src/outbox/quarantine-store.contract';
import { createPool, PgOutboxStore } from '../src';

describe('the quarantine in PostgreSQL', () => {
  let opened: TestDatabase;
  let pool: Pool;

  beforeAll(async () => {
    opened = await openPostgres('projects');
    pool = createPool({ url: opened.url, max: 4, name: 'suite', logger: quietLogger() });
  }, 60_000);
  afterAll(async () => {
    await pool.end();
    await opened.drop();
  });

  describeQuarantineStore(async () => {
    await pool.query('DELETE FROM outbox');
    await pool.query('DELETE FROM outbox_quarantine');
    return {
      store: new PgOutboxStore(pool).quarantined,
      reject: async (frameId, { topic, key, value }) => {
        await pool.query(
          `INSERT INTO outbox_quarantine (position, frame_id, topic, key, value, created_at, reason)
           SELECT count(*) + 1, $1, $2, $3, $4, now(), 'too large' FROM outbox_quarantine`,
          [frameId, topic, key, value],
        );
      },
      outbox: async () => (await pool.query('SELECT topic, key, value FROM outbox ORDER BY position')).rows,
    };
  });
});
