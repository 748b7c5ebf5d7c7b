import { createPool, Database } from '@trackway/postgres';
import { newId } from '@trackway/runtime';
import { eventually, openPostgres, quietLogger, type TestDatabase } from '@trackway/testkit';
import { Client, type Pool } from 'pg';
import { makeAnalyzeGrown } from '../src/search/sql/pg-analyze-grown';

describe('tables that have grown', () => {
  const frameId = newId();
  let opened: TestDatabase;
  let superuser: Client;
  let pool: Pool;

  beforeAll(async () => {
    opened = await openPostgres('projects');
    superuser = new Client({ connectionString: opened.superuserUrl });
    await superuser.connect();
    await superuser.query('ALTER TABLE customers SET (autovacuum_enabled = false)');
    pool = createPool({ url: opened.url, max: 2, name: 'test', logger: quietLogger() });
  }, 60_000);
  afterAll(async () => {
    await pool.end();
    await superuser.end();
    await opened.drop();
  });

  /** The server counts the changes of a session shortly after their commit. */
  const fill = async (customers: number) => {
    const counted = 'SELECT n_tup_ins::int AS count FROM pg_stat_user_tables WHERE relname = $1';
    const before = (await superuser.query(counted, ['customers'])).rows[0].count;
    await superuser.query(
      `INSERT INTO customers (frame_id, id, name, created_at, updated_at)
       SELECT $1, gen_random_uuid(), 'Customer ' || n, now(), now() FROM generate_series(1, $2::int) AS n`,
      [frameId, customers],
    );
    await eventually(async () =>
      expect((await superuser.query(counted, ['customers'])).rows[0].count).toBe(before + customers),
    );
  };
  const analyzeGrown = () => makeAnalyzeGrown(new Database(pool))();
  const known = async () =>
    (await superuser.query("SELECT reltuples::int AS rows FROM pg_class WHERE oid = 'customers'::regclass")).rows[0]
      .rows;

  it('are analyzed at a minimum size and whenever they have doubled', async () => {
    await fill(999);
    expect(await analyzeGrown()).toEqual([]);

    await fill(1);
    expect(await analyzeGrown()).toEqual(['customers']);
    expect(await known()).toBe(1_000);
    await eventually(async () => expect(await analyzeGrown()).toEqual([]));

    await fill(1_500);
    expect(await analyzeGrown()).toEqual(['customers']);
    expect(await known()).toBe(2_500);

    await fill(1_500);
    expect(await analyzeGrown()).toEqual([]);
  }, 30_000);

  it('are skipped while they are locked', async () => {
    await fill(3_000);
    await superuser.query('BEGIN; LOCK TABLE customers IN SHARE UPDATE EXCLUSIVE MODE');

    expect(await analyzeGrown()).toEqual([]);

    await superuser.query('ROLLBACK');
    expect(await analyzeGrown()).toEqual(['customers']);
    expect(await known()).toBe(7_000);
  }, 30_000);

  it('are analyzed by one replica at a time', async () => {
    await fill(7_000);
    await superuser.query("BEGIN; SELECT pg_advisory_xact_lock(hashtext('analyze_what_has_grown'))");

    expect(await analyzeGrown()).toEqual([]);

    await superuser.query('ROLLBACK');
    expect(await analyzeGrown()).toEqual(['customers']);
  }, 30_000);
});
