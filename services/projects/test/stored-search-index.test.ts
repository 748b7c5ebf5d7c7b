import { randomUUID } from 'node:crypto';
import { plainSorts } from '@trackway/filters';
import { Database } from '@trackway/postgres';
import { newId } from '@trackway/runtime';
import { FileBlobStore } from '@trackway/storage';
import { openPostgres, quietLogger, type TestDatabase, temporaryFolder } from '@trackway/testkit';
import fc from 'fast-check';
import { Client, type Pool } from 'pg';
import { projectModel } from '../src/projects/project/project-search-model';
import { columnLayout } from '../src/search/memory/column-layout';
import { MemorySearchIndex } from '../src/search/memory/memory-search-index';
import { PgProjectRows } from '../src/search/memory/pg-project-rows';
import { snapshotSchema } from '../src/search/memory/snapshots/snapshot-manifest';
import { SnapshotStore } from '../src/search/memory/snapshots/snapshot-store';
import { TenantIndexes } from '../src/search/memory/tenant-indexes';
import { TenantSnapshots } from '../src/search/memory/tenant-snapshots';
import { PgSearchIndex } from '../src/search/sql/pg-search-index';
import { createSearchPool } from '../src/search/sql/pg-search-pool';
import { projects } from './search/arbitrary-search';
import { changes, project, searchAll } from './search/frame-changes';
import { storeFrame } from './search/store-data';

const ROUNDS = 12;
const layout = columnLayout(projectModel);
const sorts = plainSorts(projectModel);

describe('a replica that loads a stored search index', () => {
  let opened: TestDatabase;
  let superuser: Client;
  let pool: Pool;
  let database: PgSearchIndex;

  beforeAll(async () => {
    opened = await openPostgres('projects');
    superuser = new Client({ connectionString: opened.superuserUrl });
    await superuser.connect();
    const limits = { max: 4, statementTimeoutMs: 30_000 };
    pool = createSearchPool({ url: opened.searchUrl, name: 'test', logger: quietLogger(), ...limits });
    database = new PgSearchIndex(new Database(pool));
  }, 60_000);
  afterAll(async () => {
    await pool.end();
    await superuser.end();
    await opened.drop();
  });

  const random = () => Math.floor(Math.random() * 1_000);

  async function changeSomething(client: Client, frameId: string, times = 1): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      const n = random();
      const [statement, ...values] = (changes[n % changes.length] as (typeof changes)[number])(n);
      await client.query(statement, [frameId, ...values]);
    }
  }

  async function start() {
    const [stored] = fc.sample(projects, 1);
    const frameId = await storeFrame(superuser, stored ?? []);
    const storage = new FileBlobStore(temporaryFolder());
    /** A new process: how often it read the frame from the database, and its searches. */
    const replica = async () => {
      const rows = new PgProjectRows(new Database(pool), layout);
      const counted = { rows: 0 };
      const readFrame = rows.readFrame.bind(rows);
      rows.readFrame = (id) => {
        counted.rows += 1;
        return readFrame(id);
      };
      const store = new SnapshotStore({ storage, newId, now: Date.now });
      const logger = quietLogger();
      const options = { store, rows, schema: snapshotSchema(layout), sorts, logger, minProjects: 1 };
      const snapshots = new TenantSnapshots(options);
      const tenants = new TenantIndexes({ rows, layout, logger, maxBytes: 2 ** 26, minSearches: 1, sorts, snapshots });
      const fail = () => Promise.reject(new Error('The frame is not searched in memory.'));
      const unused = { page: fail, aggregate: fail };
      const index = new MemorySearchIndex({ tenants, database: unused, count: () => undefined });
      await tenants.refreshed(frameId);
      await tenants.settled();
      return { index, tenants, counted, snapshots };
    };
    return { frameId, replica };
  }

  it('finds what the database has, after changes before, while and after it was stored', async () => {
    const { frameId, replica } = await start();
    let current = await replica();
    const other = new Client({ connectionString: opened.superuserUrl });
    await other.connect();
    for (let round = 0; round < ROUNDS; round += 1) {
      await changeSomething(superuser, frameId, 3);
      await other.query('BEGIN');
      await other.query(`UPDATE projects SET name = $3 WHERE frame_id = $1 AND id = $2`, [
        frameId,
        project(1),
        `new ${round}`,
      ]);
      await Promise.all([current.tenants.save({ isStopping: round % 3 === 1 }), current.tenants.refreshed(frameId)]);
      await other.query(round % 4 === 0 ? 'ROLLBACK' : 'COMMIT');
      await changeSomething(superuser, frameId, 3);

      current = await replica();

      const found = await searchAll(current.index, frameId);
      expect({ round, found }).toEqual({ round, found: await searchAll(database, frameId) });
      expect(current.counted.rows).toBe(0);
    }
    await other.end();
  }, 60_000);

  it('reads the database if a function that computes values was replaced, or a table was rewritten', async () => {
    const { frameId, replica } = await start();
    const first = await replica();
    await first.tenants.save();
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await superuser.query(`CREATE FUNCTION ${name}() RETURNS integer LANGUAGE sql AS 'SELECT 1'`);
    const afterFunction = await replica();
    await first.tenants.save();
    await afterFunction.tenants.save();
    const afterSave = await replica();
    await superuser.query('VACUUM FULL customers');

    const afterRewrite = await replica();

    expect([first, afterFunction, afterSave, afterRewrite].map(({ counted }) => counted.rows)).toEqual([1, 1, 0, 1]);
    expect(await searchAll(afterRewrite.index, frameId)).toEqual(await searchAll(database, frameId));
  });

  it('finds nothing of a deleted tenant, whose files are removed', async () => {
    const { frameId, replica } = await start();
    const first = await replica();
    await first.tenants.save();
    for (const table of ['project_group_members', 'project_people', 'project_tags', 'tasks', 'projects'])
      await superuser.query(`DELETE FROM ${table} WHERE frame_id = $1`, [frameId]);
    const after = await replica();
    const found = await searchAll(after.index, frameId);

    await after.snapshots.purge();

    expect(found.map(({ total }) => total)).toEqual(found.map(() => 0));
    expect(await after.snapshots.recent()).toEqual([]);
  });
});
