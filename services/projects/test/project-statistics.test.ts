import { newId } from '@trackway/runtime';
import { openPostgres, type TestDatabase } from '@trackway/testkit';
import { Client } from 'pg';

const PROJECTS = 40_000;

describe('statistics of projects', () => {
  let opened: TestDatabase;
  let superuser: Client;

  beforeAll(async () => {
    opened = await openPostgres('projects');
    superuser = new Client({ connectionString: opened.superuserUrl });
    await superuser.connect();
    await superuser.query(
      `INSERT INTO projects (frame_id, id, code, name, created_at, updated_at)
       SELECT $1, gen_random_uuid(), 'P-' || n, md5(n::text) || CASE WHEN n % 50 = 0 THEN ' roofing' ELSE '' END, now(), now()
       FROM generate_series(1, $2::int) AS n`,
      [newId(), PROJECTS],
    );
    await superuser.query('ANALYZE projects');
  }, 60_000);
  afterAll(async () => {
    await superuser.end();
    await opened.drop();
  });

  it('estimate the frequency of a word in one text of fifty', async () => {
    const { rows } = await superuser.query(
      `EXPLAIN (FORMAT JSON) SELECT 1 FROM projects WHERE name_search LIKE '%roofing%'`,
    );
    const estimate: number = rows[0]['QUERY PLAN'][0].Plan['Plan Rows'];

    expect(estimate).toBeGreaterThan(PROJECTS / 50 / 5);
    expect(estimate).toBeLessThan((PROJECTS / 50) * 5);
  });

  it('need no sort keys, which are expensive to compute', async () => {
    const { rows } = await superuser.query(`SELECT attname FROM pg_stats WHERE tablename LIKE 'projects%sort_idx'`);

    expect(rows).toEqual([]);
  });
});
