import { Database } from '@trackway/postgres';
import { newId } from '@trackway/runtime';
import { openPostgres, quietLogger, type TestDatabase } from '@trackway/testkit';
import fc from 'fast-check';
import { Client, type Pool } from 'pg';
import { PgSearchIndex } from '../src/search/pg-search-index';
import { createSearchPool } from '../src/search/pg-search-pool';
import { readSearch } from '../src/search/read-search';
import type { SearchIndex, SearchPage } from '../src/search/search-index';
import { searchModels } from '../src/search/search-models';
import { edges, edgeTypes } from './search/answers';
import { ids, projects } from './search/arbitrary-search';
import { copiedSearch } from './search/copied-search';
import type { NaiveRequest } from './search/naive-search';
import { storeFrame } from './search/store-data';

const model = { ...searchModels.project, edges: edgeTypes };
const ROUNDS = 40;

type Asked = Pick<NaiveRequest, 'filters' | 'sorting'>;

/** What would show if a kind of change were missed. */
const asked: readonly Asked[] = [
  { filters: [], sorting: [] },
  { filters: [{ field: 'name', operator: 'contains', value: 'new' }], sorting: [{ field: 'name', direction: 'asc' }] },
  { filters: [{ field: 'children', operator: 'is_not_null' }], sorting: [] },
  { filters: [{ field: 'assignee', operator: 'equals', value: ids.users[0] }], sorting: [] },
  { filters: [{ field: 'project_groups', operator: 'equals', value: ids.groups[0] }], sorting: [] },
  { filters: [{ field: 'funnel_steps', operator: 'equals', value: ids.steps[0] }], sorting: [] },
  { filters: [{ field: 'funnel_tags', operator: 'equals', value: ids.tags[0] }], sorting: [] },
  {
    filters: [{ field: 'answer_pool', operator: 'greater_than', value: 1, arguments: [edges.area.id] }],
    sorting: [{ field: 'answer_pool', direction: 'desc', arguments: [edges.area.id] }],
  },
  { filters: [], sorting: [{ field: 'customer', direction: 'asc' }] },
  { filters: [], sorting: [{ field: 'contact', direction: 'desc' }] },
  { filters: [], sorting: [{ field: 'funnel_status_at', direction: 'desc' }] },
];

const project = (n: number) => ids.projects[n % ids.projects.length] as string;

/** One kind of change each, to a project that the number chooses. */
const changes: readonly ((n: number) => readonly [statement: string, ...values: unknown[]])[] = [
  (n) => ['UPDATE projects SET name = $3 WHERE frame_id = $1 AND id = $2', project(n), `new ${n}`],
  (n) => ['UPDATE projects SET deleted_at = now() WHERE frame_id = $1 AND id = $2', project(n)],
  (n) => ['UPDATE projects SET deleted_at = NULL, is_template = false WHERE frame_id = $1 AND id = $2', project(n)],
  (n) => [
    'UPDATE projects SET parent_id = $3 WHERE frame_id = $1 AND id = $2',
    project(n + 1),
    n % 2 ? project(0) : null,
  ],
  (n) => ['UPDATE projects SET merged_id = $3 WHERE frame_id = $1 AND id = $2', project(n), project(n + 7)],
  (n) => ['UPDATE projects SET merged_id = NULL WHERE frame_id = $1 AND id = $2', project(n)],
  (n) => [
    `INSERT INTO projects (frame_id, id, code, name, created_at, updated_at) VALUES ($1, $2, $3, 'new', now(), now())`,
    newId(),
    `new-${n}-${newId()}`,
  ],
  () => [`DELETE FROM projects WHERE frame_id = $1 AND code LIKE 'new-%'`],
  (n) => [
    `INSERT INTO project_people (frame_id, project_id, role, user_id) VALUES ($1, $2, 'user', $3) ON CONFLICT DO NOTHING`,
    project(n),
    ids.users[0],
  ],
  (n) => ['DELETE FROM project_people WHERE frame_id = $1 AND project_id = $2', project(n)],
  (n) => [
    'INSERT INTO project_group_members (frame_id, group_id, project_id, rank) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
    ids.groups[0],
    project(n),
    1_000 + n,
  ],
  (n) => ['DELETE FROM project_group_members WHERE frame_id = $1 AND project_id = $2', project(n)],
  (n) => [
    `UPDATE project_groups SET deleted_at = CASE WHEN $3::boolean THEN now() END WHERE frame_id = $1 AND id = $2`,
    ids.groups[0],
    n % 2 === 0,
  ],
  (n) => ['UPDATE customers SET name = $3 WHERE frame_id = $1 AND id = $2', ids.customers[n % 4], `Customer ${n % 7}`],
  (n) => ['UPDATE contacts SET name = $3 WHERE frame_id = $1 AND id = $2', ids.contacts[n % 3], `Contact ${n % 7}`],
  (n) => [
    `INSERT INTO funnel_assignments (frame_id, id, funnel_id, project_id, step_id, status, status_at, linked_at, tag_ids,
       executor_ids, version) VALUES ($1, $2, $3, $4, $5, 'open', now(), now(), $6, '{}', 1)`,
    newId(),
    ids.funnels[0],
    project(n),
    ids.steps[0],
    [ids.tags[0]],
  ],
  (n) => ['UPDATE funnel_assignments SET left_at = now() WHERE frame_id = $1 AND project_id = $2', project(n)],
  (n) => ['DELETE FROM funnel_assignments WHERE frame_id = $1 AND project_id = $2', project(n)],
  (n) => [
    `INSERT INTO form_answer_values (frame_id, answer_id, position, project_id, field_id, accessor_type, number_value)
     VALUES ($1, $2, 0, $3, $4, 'project_form', $5)`,
    newId(),
    project(n),
    edges.area.id,
    n,
  ],
  (n) => ['UPDATE form_answer_values SET number_value = 7 WHERE frame_id = $1 AND project_id = $2', project(n)],
  (n) => ['DELETE FROM form_answer_values WHERE frame_id = $1 AND project_id = $2', project(n)],
];

describe('projects that are searched in memory', () => {
  let opened: TestDatabase;
  let superuser: Client;
  let pool: Pool;
  let database: SearchIndex;
  let memory: ReturnType<typeof copiedSearch>;
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
    memory = copiedSearch(pool);
    await memory.load(frameId);
  });

  const change = (statement: string, ...values: unknown[]) => superuser.query(statement, [frameId, ...values]);
  const searchIn = (index: SearchIndex, { filters, sorting }: Asked) => {
    const { filters: read, sorts } = readSearch(model, { filters, sorting });
    const page = { page: 1, perPage: 100 };
    return index.page<string>(model, { frameId, filters: read, sorts, trashed: 'without', template: false, page });
  };
  const searchAll = (index: SearchIndex): Promise<SearchPage<string>[]> =>
    Promise.all(asked.map((one) => searchIn(index, one)));

  it('are found as the database has them after any change', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const n = Math.floor(Math.random() * 1_000);
      const [statement, ...values] = (changes[(round + n) % changes.length] as (typeof changes)[number])(n);
      await change(statement, ...values);

      const found = await searchAll(memory.index);

      expect({ statement, values, found }).toEqual({ statement, values, found: await searchAll(database) });
    }
  });

  it.each(changes.map((_, index) => index))('are found as the database has them after change %i', async (index) => {
    const [statement, ...values] = (changes[index] as (typeof changes)[number])(index * 3);
    await change(statement, ...values);

    expect({ statement, found: await searchAll(memory.index) }).toEqual({
      statement,
      found: await searchAll(database),
    });
  });

  it('show what is committed, when it is, whoever began first', async () => {
    const named = { filters: [{ field: 'name', operator: 'contains', value: 'new' }], sorting: [] };
    await change('UPDATE projects SET deleted_at = NULL, is_template = false WHERE frame_id = $1');
    const other = new Client({ connectionString: opened.superuserUrl });
    await other.connect();
    await other.query('BEGIN');
    await other.query(`UPDATE projects SET name = 'new 1' WHERE frame_id = $1 AND id = $2`, [frameId, project(1)]);
    await change(`UPDATE projects SET name = 'new 2' WHERE frame_id = $1 AND id = $2`, project(2));

    const before = await searchIn(memory.index, named);
    await other.query('COMMIT');
    const after = await searchIn(memory.index, named);
    await other.query('BEGIN');
    await other.query(`UPDATE projects SET name = 'old' WHERE frame_id = $1 AND id = $2`, [frameId, project(1)]);
    await other.query('ROLLBACK');
    const undone = await searchIn(memory.index, named);
    await other.end();

    expect(before.ids).toEqual([project(2)]);
    expect([...after.ids].sort()).toEqual([project(1), project(2)]);
    expect([...undone.ids].sort()).toEqual([project(1), project(2)]);
  });

  it('are found with all changes of the moment where there were thousands of them', async () => {
    await change(
      `INSERT INTO projects (frame_id, id, code, name, budget, created_at, updated_at)
       SELECT $1, gen_random_uuid(), 'many-' || n, 'Many ' || n % 17, n % 100, now(), now() FROM generate_series(1, 3000) n`,
    );
    await memory.settle(frameId);
    const page = { page: 31, perPage: 50 };
    const far = async (index: SearchIndex, field: string, direction: 'asc' | 'desc') => {
      const { filters, sorts } = readSearch(model, { sorting: [{ field, direction }] });
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
