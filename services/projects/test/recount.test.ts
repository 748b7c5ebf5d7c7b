import { createPool, Database, sql } from '@trackway/postgres';
import { newId } from '@trackway/runtime';
import { openPostgres, quietLogger, type TestDatabase } from '@trackway/testkit';
import { Client, type Pool } from 'pg';
import { countProgress } from '../src/read-model/pg-progress';

const PROJECTS = 6_000;
const ASKED = 1_000;

/** Projects joined with all that are asked for would take minutes. */
const PATIENCE_MS = 15_000;

describe('what is counted of projects', () => {
  let opened: TestDatabase;
  let superuser: Client;
  let pool: Pool;

  beforeAll(async () => {
    opened = await openPostgres('projects');
    superuser = new Client({ connectionString: opened.superuserUrl });
    await superuser.connect();
    const options = { url: opened.url, max: 1, name: 'test', logger: quietLogger() };
    pool = createPool({ ...options, statementTimeoutMs: PATIENCE_MS });
  }, 60_000);
  afterAll(async () => {
    await pool.end();
    await superuser.end();
    await opened.drop();
  });

  it('is counted by their keys in a frame that was filled a moment ago, of which the planner knows nothing', async () => {
    const [frameId, funnelId] = [newId(), newId()];
    const ids = Array.from({ length: PROJECTS }, () => newId());
    const fill = (id: string, projects: readonly string[]) =>
      superuser.query(
        `INSERT INTO projects (frame_id, id, code, name, created_at, updated_at)
         SELECT $1, p, p::text, 'Project', now(), now() FROM unnest($2::uuid[]) p`,
        [id, projects],
      );
    await superuser.query('ALTER TABLE projects SET (autovacuum_enabled = false)');
    // The planner knows of two other frames, and takes this one for empty.
    for (const other of [newId(), newId()]) {
      await fill(
        other,
        ids.map(() => newId()),
      );
    }
    await superuser.query('ANALYZE projects');
    await fill(frameId, ids);
    await superuser.query(
      `INSERT INTO funnel_assignments (frame_id, id, funnel_id, project_id, step_id, status, status_at, linked_at, tag_ids,
         executor_ids, version)
       SELECT $1, gen_random_uuid(), $2, p, $2, 'won', now(), now(), '{}', '{}', 1 FROM unnest($3::uuid[]) p`,
      [frameId, funnelId, ids.slice(0, 10)],
    );

    await new Database(pool).inFrame(frameId, (transaction) =>
      countProgress(transaction, frameId, sql`SELECT * FROM unnest(${ids.slice(0, ASKED)}::uuid[])`),
    );

    const { rows } = await superuser.query<{ completed_percentage: number; projects: string }>(
      `SELECT completed_percentage, count(*) AS projects FROM projects WHERE frame_id = $1
       GROUP BY completed_percentage ORDER BY completed_percentage`,
      [frameId],
    );
    expect(rows).toEqual([
      { completed_percentage: 0, projects: '5990' },
      { completed_percentage: 100, projects: '10' },
    ]);
  }, 60_000);
});
