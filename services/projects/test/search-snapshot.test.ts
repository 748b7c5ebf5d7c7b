import { randomUUID } from 'node:crypto';
import { Database } from '@trackway/postgres';
import { openPostgres, quietLogger } from '@trackway/testkit';
import { Client } from 'pg';
import { projectModel } from '../src/projects/project/project-search-model';
import { PgSearchIndex } from '../src/search/sql/pg-search-index';
import { createSearchPool } from '../src/search/sql/pg-search-pool';

const SEARCHES = 200;

it('reads total and page of a search from one snapshot', async () => {
  const opened = await openPostgres('projects');
  const writer = new Client({ connectionString: opened.superuserUrl });
  await writer.connect();
  const limits = { max: 4, statementTimeoutMs: 30_000 };
  const pool = createSearchPool({ url: opened.searchUrl, name: 'test', logger: quietLogger(), ...limits });
  const frameId = randomUUID();
  await writer.query(
    `INSERT INTO projects (frame_id, id, code, name, created_at, updated_at)
     SELECT $1, gen_random_uuid(), 'P-' || n, 'P', now(), now() FROM generate_series(1, 20) n`,
    [frameId],
  );
  const index = new PgSearchIndex(new Database(pool));
  const page = { page: 1, perPage: 100 };
  let isOver = false;
  const writing = (async () => {
    while (!isOver) {
      await writer.query(
        `UPDATE projects SET deleted_at = CASE WHEN deleted_at IS NULL THEN now() END WHERE frame_id = $1`,
        [frameId],
      );
    }
  })();

  const found: { total: number; shown: number }[] = [];
  for (let search = 0; search < SEARCHES; search += 1) {
    const query = { frameId, filters: [], sorts: [], trashed: 'without' as const, template: false, page };
    const { ids, total } = await index.page(projectModel, query);
    found.push({ total, shown: ids.length });
  }
  isOver = true;
  await writing;
  await Promise.all([pool.end(), writer.end()]);
  await opened.drop();

  expect(found.filter(({ total, shown }) => total !== shown)).toEqual([]);
});
