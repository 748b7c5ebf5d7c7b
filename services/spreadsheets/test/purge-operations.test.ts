import { createPool, Database } from '@trackway/postgres';
import { newId } from '@trackway/runtime';
import { openPostgres, quietLogger, type TestDatabase } from '@trackway/testkit';
import { Client } from 'pg';
import { makePurgeOperations } from '../src/operations/pg-purge-operations';

describe('operations that ended more than 400 days ago', () => {
  let opened: TestDatabase;
  let pool: ReturnType<typeof createPool>;
  let superuser: Client;

  beforeAll(async () => {
    opened = await openPostgres('spreadsheets');
    pool = createPool({ url: opened.url, max: 1, name: 'test', logger: quietLogger() });
    superuser = new Client({ connectionString: opened.superuserUrl });
    await superuser.connect();
  });
  beforeEach(async () => {
    await superuser.query('TRUNCATE operations, row_errors, rollbacks');
  });
  afterAll(async () => {
    await pool.end();
    await superuser.end();
    await opened.drop();
  });

  async function insertOperation(fileName: string, days: number, { status = 'completed', errors = 0 } = {}) {
    const [frameId, id] = [newId(), newId()];
    const completed = status === 'completed' || status === 'failed';
    await superuser.query(
      `INSERT INTO operations (frame_id, id, action, type, status, options, metadata, file_name, initiator_type, initiator_id,
         initiator_name, initiator_avatar_url, initiator_scopes, correlation_id, expires_at, completed_at, created_at, updated_at)
       SELECT $1, $2, 'import', 'project', $3, '{}', '{}', $4, 'user', $1, '', '', '', 'c', at, CASE WHEN $5 THEN at END, at, at
       FROM (SELECT now() - $6 * interval '1 day' AS at) AS ended`,
      [frameId, id, status, fileName, completed, days],
    );
    await superuser.query(
      `INSERT INTO row_errors (frame_id, operation_id, row_number, column_key, code, message, value)
       SELECT $1, $2, n, 'name', 'missing', '', '' FROM generate_series(1, $3) AS n`,
      [frameId, id, errors],
    );
    return { frameId, id };
  }

  const insertRollback = ({ frameId, id }: { frameId: string; id: string }, status: string) =>
    superuser.query(
      `INSERT INTO rollbacks (frame_id, operation_id, status, caller, created_at)
       VALUES ($1, $2, $3, '{}', now() - interval '500 days')`,
      [frameId, id, status],
    );

  async function countRows() {
    const { rows } = await superuser.query(
      `SELECT (SELECT count(*)::int FROM row_errors) AS errors, (SELECT count(*)::int FROM rollbacks) AS rollbacks,
         (SELECT array_agg(file_name ORDER BY file_name) FROM operations) AS operations`,
    );
    return rows[0];
  }

  it('are purged with their errors and rollbacks, and newer ones are not', async () => {
    const [old, recent] = [
      await insertOperation('old', 401, { errors: 2 }),
      await insertOperation('recent', 399, { errors: 3 }),
    ];
    await insertOperation('old, failed', 401, { status: 'failed' });
    for (const operation of [old, recent]) await insertRollback(operation, 'completed');

    const hasMore = await makePurgeOperations(new Database(pool))();

    expect(hasMore).toBe(false);
    expect(await countRows()).toEqual({ errors: 3, rollbacks: 1, operations: ['recent'] });
  });

  it('are retained while they or their rollbacks are pending or running', async () => {
    await insertOperation('pending', 500, { status: 'pending' });
    await insertOperation('processing', 500, { status: 'processing', errors: 1 });
    await insertRollback(await insertOperation('rollback pending', 500, { errors: 1 }), 'pending');
    await insertRollback(await insertOperation('rollback processing', 500), 'processing');

    await makePurgeOperations(new Database(pool))();

    expect(await countRows()).toEqual({
      errors: 2,
      rollbacks: 2,
      operations: ['pending', 'processing', 'rollback pending', 'rollback processing'],
    });
  });

  it('are purged in batches, after their errors', async () => {
    await insertOperation('many errors', 401, { errors: 5 });
    for (const name of ['a', 'b', 'c']) await insertOperation(name, 401);
    const purge = makePurgeOperations(new Database(pool), 2);

    expect(await purge()).toBe(true);
    const { errors, operations } = await countRows();
    expect(errors).toBe(3);
    expect(operations).toHaveLength(2);
    expect(operations).toContain('many errors');
    let batches = 1;
    while (await purge()) batches += 1;

    expect(batches).toBeGreaterThan(1);
    expect(await countRows()).toEqual({ errors: 0, rollbacks: 0, operations: null });
  });
});
