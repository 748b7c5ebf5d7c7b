import { parseSearch } from '@trackway/filters';
import { Database } from '@trackway/postgres';
import { openPostgres, quietLogger, type TestDatabase } from '@trackway/testkit';
import fc from 'fast-check';
import { Client, type Pool } from 'pg';
import type { SearchIndex } from '../src/search/search-index';
import { PgSearchIndex } from '../src/search/sql/pg-search-index';
import { createSearchPool } from '../src/search/sql/pg-search-pool';
import { projects } from './search/arbitrary-search';
import { changes, model, project, searchAll, searchIn } from './search/frame-changes';
import { memorySearch } from './search/memory-search';
import { storeFrame } from './search/store-data';

const ROUNDS = 40;

describe('projects that are searched in memory', () => {
  let opened: TestDatabase;
  let superuser: Client;
  let pool: Pool;
  let database: SearchIndex;
  let memory: ReturnType<typeof memorySearch>;
  let frameId: string;

  beforeAll(async () => {
    opened = await openPostgres('projects');
    superuser = new Client({ connectionString: opened.superuserUrl });
    await superuser.connect();
    pool = createSearchPool({
      url: opened.searchUrl,
      max: 4,
      name: 'test',
      logger: quietLogger(),
      statementTimeoutMs: 30_000,
    });
    database = new PgSearchIndex(new Database(pool));
  }, 60_000);
  afterAll(async () => {
    await pool.end();
    await superuser.end();
    await opened.drop();
  });
  beforeEach(async () => {
    const [stored] = fc.sample(projects, 1);
    frameId = await storeFrame(superuser, stored ?? []);
    memory = memorySearch(pool);
    await memory.load(frameId);
  });

  const change = (statement: string, ...values: unknown[]) => superuser.query(statement, [frameId, ...values]);
  it('match the database after all changes', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const n = Math.floor(Math.random() * 1_000);
      const [statement, ...values] = (changes[(round + n) % changes.length] as (typeof changes)[number])(n);
      await change(statement, ...values);

      const found = await searchAll(memory.index, frameId);

      expect({ statement, values, found }).toEqual({ statement, values, found: await searchAll(database, frameId) });
    }
  });

  it.each(changes.map((_, index) => index))('are found as the database has them after change %i', async (index) => {
    const [statement, ...values] = (changes[index] as (typeof changes)[number])(index * 3);
    await change(statement, ...values);

    expect({ statement, found: await searchAll(memory.index, frameId) }).toEqual({
      statement,
      found: await searchAll(database, frameId),
    });
  });

  it('show committed changes, in any order of transactions', async () => {
    const named = { filters: [{ field: 'name', operator: 'contains', value: 'new' }], sorting: [] };
    await change('UPDATE projects SET deleted_at = NULL, is_template = false WHERE frame_id = $1');
    const other = new Client({ connectionString: opened.superuserUrl });
    await other.connect();
    await other.query('BEGIN');
    await other.query(`UPDATE projects SET name = 'new 1' WHERE frame_id = $1 AND id = $2`, [frameId, project(1)]);
    await change(`UPDATE projects SET name = 'new 2' WHERE frame_id = $1 AND id = $2`, project(2));

    const before = await searchIn(memory.index, frameId, named);
    await other.query('COMMIT');
    const after = await searchIn(memory.index, frameId, named);
    await other.query('BEGIN');
    await other.query(`UPDATE projects SET name = 'old' WHERE frame_id = $1 AND id = $2`, [frameId, project(1)]);
    await other.query('ROLLBACK');
    const undone = await searchIn(memory.index, frameId, named);
    await other.end();

    expect(before.ids).toEqual([project(2)]);
    expect([...after.ids].sort()).toEqual([project(1), project(2)]);
    expect([...undone.ids].sort()).toEqual([project(1), project(2)]);
  });

  it('include thousands of recent changes', async () => {
    await change(
      `INSERT INTO projects (frame_id, id, code, name, budget, created_at, updated_at)
       SELECT $1, gen_random_uuid(), 'many-' || n, 'Many ' || n % 17, n % 100, now(), now() FROM generate_series(1, 3000) n`,
    );
    await memory.settle(frameId);
    const page = { page: 31, perPage: 50 };
    const far = async (index: SearchIndex, field: string, direction: 'asc' | 'desc') => {
      const { filters, sorts } = parseSearch(model, { sorting: [{ field, direction }] });
      return index.page<string>(model, { frameId, filters, sorts, trashed: 'with', page });
    };

    for (const field of ['name', 'budget', 'created_at', 'customer', 'funnel_status_at']) {
      for (const direction of ['asc', 'desc'] as const) {
        expect({ field, ...(await far(memory.index, field, direction)) }).toEqual({
          field,
          ...(await far(database, field, direction)),
        });
      }
    }
    await change(`UPDATE projects SET budget = budget + 1000 WHERE frame_id = $1 AND code LIKE 'many-%7'`);
    expect(await far(memory.index, 'budget', 'desc')).toEqual(await far(database, 'budget', 'desc'));
  });
});
