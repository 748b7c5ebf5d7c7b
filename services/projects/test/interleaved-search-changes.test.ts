import { Database } from '@trackway/postgres';
import { newId } from '@trackway/runtime';
import { openPostgres, quietLogger, type TestDatabase } from '@trackway/testkit';
import fc from 'fast-check';
import { Client, DatabaseError, type Pool } from 'pg';
import { projectModel } from '../src/projects/project/project-search-model';
import { columnLayout } from '../src/search/memory/column-layout';
import { PgProjectRows } from '../src/search/memory/pg-project-rows';
import type { SearchIndex } from '../src/search/search-index';
import { PgSearchIndex } from '../src/search/sql/pg-search-index';
import { createSearchPool } from '../src/search/sql/pg-search-pool';
import { ids, projects } from './search/arbitrary-search';
import { changes, project, searchAll } from './search/frame-changes';
import { memorySearch } from './search/memory-search';
import { storeFrame } from './search/store-data';

const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';
const STEPS = 120;

/** A change that selects its projects when it runs, and a concurrent change of another transaction. */
const pairs: readonly (readonly [name: string, early: string, late: string])[] = [
  [
    'a customer is renamed while a project gets it',
    `UPDATE customers SET name = 'Zebra' WHERE frame_id = $1 AND id = '${ids.customers[0]}'`,
    `UPDATE projects SET customer_id = '${ids.customers[0]}' WHERE frame_id = $1 AND id = '${project(1)}'`,
  ],
  [
    'a contact is renamed while a project gets it',
    `UPDATE contacts SET name = 'Zebra' WHERE frame_id = $1 AND id = ${ids.contacts[0]}`,
    `UPDATE projects SET contact_id = ${ids.contacts[0]} WHERE frame_id = $1 AND id = '${project(1)}'`,
  ],
  [
    'a project gets an answer while it is merged into another',
    `INSERT INTO form_answer_values (frame_id, answer_id, position, project_id, field_id, accessor_type, number_value)
     SELECT $1, '${newId()}', 0, '${project(1)}', f.field_id, 'project_form', 99 FROM form_answer_values f WHERE f.frame_id = $1
     AND f.number_value IS NOT NULL LIMIT 1`,
    `UPDATE projects SET merged_id = '${project(2)}' WHERE frame_id = $1 AND id = '${project(1)}'`,
  ],
  [
    'a group is deleted while a project joins it',
    `UPDATE project_groups SET deleted_at = now() WHERE frame_id = $1 AND id = '${ids.groups[0]}'`,
    `INSERT INTO project_group_members (frame_id, group_id, project_id, rank)
     VALUES ($1, '${ids.groups[0]}', '${project(1)}', 77) ON CONFLICT DO NOTHING`,
  ],
];

/** The in-memory index and the database must return the same after two overlapping transactions. */
describe('searches in memory with overlapping transactions', () => {
  let opened: TestDatabase;
  let pool: Pool;
  let clients: readonly [Client, Client];
  let database: SearchIndex;
  let memory: ReturnType<typeof memorySearch>;
  let frameId: string;

  beforeAll(async () => {
    opened = await openPostgres('projects');
    clients = [client(), client()];
    for (const one of clients) await one.connect();
    const limits = { max: 4, statementTimeoutMs: 30_000 };
    pool = createSearchPool({ url: opened.searchUrl, name: 'test', logger: quietLogger(), ...limits });
    database = new PgSearchIndex(new Database(pool));
  }, 60_000);
  afterAll(async () => {
    await Promise.all([pool.end(), ...clients.map((one) => one.end())]);
    await opened.drop();
  });
  beforeEach(async () => {
    const [stored] = fc.sample(projects, { numRuns: 1, seed: 3 });
    frameId = await storeFrame(clients[0], stored ?? []);
    memory = memorySearch(pool);
    await memory.load(frameId);
  });

  const client = () => new Client({ connectionString: opened.superuserUrl, options: '-c lock_timeout=50' });
  const compare = async () => {
    await memory.settle(frameId);
    expect(await searchAll(memory.index, frameId)).toEqual(await searchAll(database, frameId));
  };

  it.each(pairs)('agree with the database when %s, whichever commits first', async (_, early, late) => {
    const [one, other] = clients;
    await one.query('UPDATE projects SET deleted_at = NULL, is_template = false WHERE frame_id = $1', [frameId]);
    await one.query('BEGIN');
    await one.query(early, [frameId]);
    await other.query(late, [frameId]);
    await compare();

    await one.query('COMMIT');

    await compare();
  });

  it(`agree with the database after ${STEPS} random steps of two transactions`, async () => {
    const [seed] = fc.sample(fc.array(fc.nat(1_000), { minLength: STEPS, maxLength: STEPS }), 1);
    const open = [false, false];
    for (const n of seed ?? []) {
      const turn = n % 2;
      const one = clients[turn] as Client;
      if (open[turn] && n % 3 === 0) {
        await one.query('COMMIT');
        open[turn] = false;
        await compare();
        continue;
      }
      if (!open[turn]) await one.query('BEGIN');
      const [statement, ...values] = (changes[n % changes.length] as (typeof changes)[number])(n);
      open[turn] = await isDone(one, statement, [frameId, ...values]);
    }
    for (const one of clients) await one.query('COMMIT');
    await compare();
  });

  it('read only what has changed since, however long another transaction takes', async () => {
    const [one, other] = clients;
    const rows = new PgProjectRows(new Database(pool), columnLayout(projectModel));
    await one.query('BEGIN');
    await one.query(`UPDATE projects SET name = 'late' WHERE frame_id = $1 AND id = $2`, [frameId, project(0)]);
    let snapshot = await rows.snapshot();
    const read: (readonly string[] | undefined)[] = [];

    for (const id of [project(1), project(2), project(3)]) {
      await other.query('UPDATE projects SET name = $3, merged_id = NULL WHERE frame_id = $1 AND id = $2', [
        frameId,
        id,
        newId(),
      ]);
      const changed = await rows.changedSince(frameId, snapshot);
      snapshot = changed.snapshot;
      read.push(changed.projectIds?.filter((changedId) => changedId === id));
      expect(changed.projectIds?.length).toBeLessThanOrEqual(2);
    }
    await one.query('COMMIT');
    const last = await rows.changedSince(frameId, snapshot);

    expect(read).toEqual([[project(1)], [project(2)], [project(3)]]);
    expect(last.projectIds).toContain(project(0));
    expect((await rows.changedSince(frameId, last.snapshot)).projectIds).toEqual([]);
  });

  it('reload the frame after a transaction with more changes than one refresh reads', async () => {
    await clients[0].query(
      `INSERT INTO projects (frame_id, id, code, name, created_at, updated_at)
       SELECT $1, gen_random_uuid(), 'many-' || n, 'Many', now(), now() FROM generate_series(1, 20100) n`,
      [frameId],
    );

    await compare();
  });
});

/** False if the transaction was rolled back because the other one holds a row. */
async function isDone(client: Client, statement: string, values: unknown[]): Promise<boolean> {
  try {
    await client.query(statement, values);
    return true;
  } catch (error) {
    if (!(error instanceof DatabaseError) || ![LOCK_NOT_AVAILABLE, DEADLOCK].includes(error.code ?? '')) throw error;
    await client.query('ROLLBACK');
    return false;
  }
}
