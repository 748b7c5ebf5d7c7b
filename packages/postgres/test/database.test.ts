import { randomUUID } from 'node:crypto';
import { openPostgres, quietLogger, type TestDatabase } from '@trackway/testkit';
import { Client, type Pool } from 'pg';
import { createPool, Database, DatabaseProbe, preparedSql, sql } from '../src';

const logger = quietLogger();

describe('a service database', () => {
  let opened: TestDatabase;
  let pool: Pool;
  let database: Database;

  // The database of projects has tenant tables and system tables.
  beforeAll(async () => {
    opened = await openPostgres('projects');
    pool = createPool({ url: opened.url, max: 5, name: 'suite', logger });
    database = new Database(pool);
    const superuser = new Client({ connectionString: opened.superuserUrl });
    await superuser.connect();
    await superuser.query(`CREATE FUNCTION fail_with(code text) RETURNS void LANGUAGE plpgsql
      AS $$ BEGIN RAISE EXCEPTION USING ERRCODE = code, MESSAGE = 'failed'; END $$`);
    await superuser.query(`CREATE FUNCTION end_connection() RETURNS boolean LANGUAGE sql SECURITY DEFINER
      AS $$ SELECT pg_terminate_backend(pg_backend_pid()) $$`);
    await superuser.end();
  }, 60_000);
  afterAll(async () => {
    await pool.end();
    await opened.drop();
  });

  const addUser = (frameId: string) =>
    database.inFrame(frameId, (transaction) =>
      transaction.query(sql`
        INSERT INTO users (frame_id, id, name, created_at, updated_at) VALUES (${frameId}, ${randomUUID()}, 'Bo', now(), now())`),
    );
  const allUsers = sql`SELECT id FROM users`;

  it('returns only the rows of the frame of a transaction, for any statement', async () => {
    const [mine, theirs] = [randomUUID(), randomUUID()];
    await addUser(mine);
    await addUser(theirs);

    const seen = await database.inFrame(mine, (transaction) => transaction.query(allUsers));
    const outside = await database.query(allUsers);

    expect(seen.rows).toHaveLength(1);
    expect((await database.queryInFrame(mine, allUsers)).rows).toEqual(seen.rows);
    expect(outside.rows).toEqual([]);
  });

  it('leaves no transaction open after a single statement, also if it fails', async () => {
    const single = createPool({ url: opened.url, max: 1, name: 'suite', logger });
    const one = new Database(single);
    const frame = randomUUID();
    await addUser(frame);

    await expect(one.queryInFrame(frame, sql`SELECT 1 / 0`)).rejects.toThrow('division by zero');
    await expect(one.queryInFrame("x'; DROP TABLE users; --", allUsers)).rejects.toThrow('must be a UUID');

    expect((await one.queryInFrame(frame, allUsers)).rows).toHaveLength(1);
    expect((await one.query(allUsers)).rows).toEqual([]);
    await single.end();
  });

  it('has a probe that responds while requests use every connection of the pool', async () => {
    const small = createPool({ url: opened.url, max: 1, name: 'suite', logger });
    const probe = new DatabaseProbe({ url: opened.url, name: 'suite', logger });
    const held = Promise.withResolvers<void>();
    const request = new Database(small).inFrame(randomUUID(), () => held.promise);

    await expect(probe.check()).resolves.toBeUndefined();

    held.resolve();
    await request;
    await Promise.all([small.end(), probe.stop()]);
  });

  it.each(['08006', '40001', '40P01', '53300', '55P03', '57014', '57P01', '57P02', '57P03'])(
    'reports SQLSTATE %s as unavailable, in and outside of transactions',
    async (code) => {
      const raise = sql`SELECT fail_with(${code})`;
      const expected = { kind: 'unavailable', code: 'service_unavailable', details: { retryAfter: 1 } };

      await expect(database.query(raise)).rejects.toMatchObject(expected);
      const inFrame = database.inFrame(randomUUID(), (transaction) => transaction.query(raise));
      await expect(inFrame).rejects.toMatchObject(expected);
    },
  );

  it('uses generic plans, unless the pool configures another mode', async () => {
    const settings = { serverSettings: { plan_cache_mode: 'auto' } };
    const other = createPool({ url: opened.url, max: 1, name: 'suite', logger, ...settings });

    const shown = [await pool.query('SHOW plan_cache_mode'), await other.query('SHOW plan_cache_mode')];
    await other.end();

    expect(shown.map(({ rows }) => rows[0].plan_cache_mode)).toEqual(['force_generic_plan', 'auto']);
  });

  it('rejects writes into another frame', async () => {
    const write = database.inFrame(randomUUID(), (transaction) =>
      transaction.query(sql`
        INSERT INTO users (frame_id, id, name, created_at, updated_at) VALUES (${randomUUID()}, ${randomUUID()}, 'x', now(), now())`),
    );

    await expect(write).rejects.toThrow(/row-level security/);
  });

  it('rolls back a failed transaction', async () => {
    const frameId = randomUUID();
    const failing = database.inFrame(frameId, async (transaction) => {
      await transaction.query(sql`
        INSERT INTO users (frame_id, id, name, created_at, updated_at) VALUES (${frameId}, ${randomUUID()}, 'x', now(), now())`);
      throw new Error('failed');
    });

    await expect(failing).rejects.toThrow('failed');

    expect((await database.inFrame(frameId, (transaction) => transaction.query(allUsers))).rows).toEqual([]);
  });

  describe('concurrent statements of a transaction', () => {
    const numbers = [1, 2, 3, 4, 5, 6, 7, 8];

    it('return their own rows, also for the same prepared statement', async () => {
      const results = await database.inFrame(randomUUID(), (transaction) =>
        Promise.all(numbers.map((number) => transaction.query(preparedSql`SELECT ${number}::int AS number`))),
      );

      expect(results.map(({ rows }) => rows)).toEqual(numbers.map((number) => [{ number }]));
    });

    it('are rolled back if one fails, and the connection remains usable', async () => {
      const frameId = randomUUID();
      const one = createPool({ url: opened.url, max: 1, name: 'suite', logger });
      const other = new Database(one);
      const insert = sql`
        INSERT INTO users (frame_id, id, name, created_at, updated_at) VALUES (${frameId}, ${randomUUID()}, 'x', now(), now())`;

      const failing = other.inFrame(frameId, (transaction) =>
        Promise.all([insert, sql`SELECT 1 / 0`, allUsers].map((statement) => transaction.query(statement))),
      );

      await expect(failing).rejects.toThrow('division by zero');
      expect((await other.inFrame(frameId, (transaction) => transaction.query(allUsers))).rows).toEqual([]);
      await one.end();
    });

    it('all fail if the connection breaks', async () => {
      const results = await database
        .inFrame(randomUUID(), (transaction) =>
          Promise.allSettled([transaction.query(sql`SELECT end_connection()`), transaction.query(allUsers)]),
        )
        .catch((error: unknown) => error);

      expect(results).toMatchObject({ kind: 'unavailable' });
      expect((await database.query(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
    });
  });

  it('reports the database as unavailable without a listener', async () => {
    const nowhere = createPool({ url: 'postgres://none@127.0.0.1:1/none', max: 1, name: 'suite', logger });

    await expect(new Database(nowhere).inTransaction(async () => 1)).rejects.toMatchObject({ kind: 'unavailable' });

    await nowhere.end();
  });
});
