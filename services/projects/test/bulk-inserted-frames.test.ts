import { parseSearch } from '@trackway/filters';
import { createPool, Database, sql } from '@trackway/postgres';
import { newId } from '@trackway/runtime';
import { openPostgres, quietLogger, type TestDatabase } from '@trackway/testkit';
import { Client } from 'pg';
import { updateProgress } from '../src/peers/read-model/pg-progress';
import { projectModel } from '../src/projects/project/project-search-model';
import { columnLayout } from '../src/search/memory/column-layout';
import { PgProjectRows } from '../src/search/memory/pg-project-rows';
import { PgSearchIndex } from '../src/search/sql/pg-search-index';
import { createSearchPool } from '../src/search/sql/pg-search-pool';

const PROJECTS = 10_000;
const SELECTED = 1_000;

/** Maximum duration. A join without an index would take minutes. */
const TIMEOUT_MS = 10_000;

/** The statistics contain two other frames, so that the planner expects one row for this frame. */
describe('a frame that was filled after the last ANALYZE', () => {
  const [frameId, funnelId] = [newId(), newId()];
  const ids = Array.from({ length: PROJECTS }, () => newId());
  let opened: TestDatabase;
  let superuser: Client;

  const fill = async (id: string, projects: readonly string[]) => {
    await superuser.query(
      `INSERT INTO projects (frame_id, id, code, name, created_at, updated_at)
       SELECT $1, p, p::text, 'Project', now(), now() FROM unnest($2::uuid[]) p`,
      [id, projects],
    );
    await superuser.query(
      `INSERT INTO funnel_assignments (frame_id, id, funnel_id, project_id, step_id, status, status_at, linked_at, tag_ids,
         executor_ids, version)
       SELECT $1, gen_random_uuid(), $2, p, $2, 'won', now(), now(), '{}', '{}', 1 FROM unnest($3::uuid[]) p`,
      [id, funnelId, projects],
    );
  };
  beforeAll(async () => {
    opened = await openPostgres('projects');
    superuser = new Client({ connectionString: opened.superuserUrl });
    await superuser.connect();
    for (const table of ['projects', 'funnel_assignments'])
      await superuser.query(`ALTER TABLE ${table} SET (autovacuum_enabled = false)`);
    for (const other of [newId(), newId()]) {
      await fill(
        other,
        ids.map(() => newId()),
      );
    }
    await superuser.query('ANALYZE projects; ANALYZE funnel_assignments');
    await fill(frameId, ids);
  }, 120_000);
  afterAll(async () => {
    await superuser.end();
    await opened.drop();
  });

  it('counts its projects with an index', async () => {
    const options = { url: opened.url, max: 1, name: 'test', logger: quietLogger() };
    const pool = createPool({ ...options, statementTimeoutMs: TIMEOUT_MS });

    await new Database(pool).inFrame(frameId, (transaction) =>
      updateProgress(transaction, frameId, sql`SELECT * FROM unnest(${ids.slice(0, SELECTED)}::uuid[])`),
    );
    await pool.end();

    const { rows } = await superuser.query(
      'SELECT count(*)::int AS won FROM projects WHERE frame_id = $1 AND completed_percentage = 100',
      [frameId],
    );
    expect(rows).toEqual([{ won: SELECTED }]);
  }, 60_000);

  it('is searched and loaded into memory within the time limit', async () => {
    const options = { url: opened.searchUrl, max: 1, name: 'test', logger: quietLogger() };
    const pool = createSearchPool({ ...options, statementTimeoutMs: TIMEOUT_MS });
    const database = new Database(pool);
    const { filters, sorts } = parseSearch(projectModel, {
      filters: [
        { field: 'funnels', operator: 'equals', value: funnelId },
        { field: 'funnel_status', operator: 'equals', value: 'won', logical_operator: 'and' },
      ],
      sorting: [{ field: 'funnel_status_at', direction: 'desc' }],
    });
    const page = { page: 1, perPage: 30 };

    const found = await new PgSearchIndex(database).page(projectModel, {
      ...{ frameId, filters, sorts, page },
      trashed: 'without',
    });
    const read = await new PgProjectRows(database, columnLayout(projectModel)).findMany(
      frameId,
      ids.slice(0, SELECTED),
    );
    await pool.end();

    expect(found.total).toBe(PROJECTS);
    expect(read).toHaveLength(SELECTED);
  }, 60_000);
});
