import { randomUUID } from 'node:crypto';
import { Database } from '@trackway/postgres';
import { openPostgres, quietLogger, type TestDatabase } from '@trackway/testkit';
import { Client, type Pool } from 'pg';
import { projectModel } from '../src/projects/project/project-search-model';
import { columnLayout } from '../src/search/memory/column-layout';
import { PgProjectRows } from '../src/search/memory/pg-project-rows';
import type { ProjectRow } from '../src/search/memory/project-rows';
import { createSearchPool } from '../src/search/sql/pg-search-pool';

const PROJECTS = 60;
const BATCH = 7;
const layout = columnLayout(projectModel);

describe('the projects of a frame, read for a new index', () => {
  const [frameId, other] = [randomUUID(), randomUUID()];
  let opened: TestDatabase;
  let client: Client;
  let pool: Pool;

  beforeAll(async () => {
    opened = await openPostgres('projects');
    client = new Client({ connectionString: opened.superuserUrl });
    await client.connect();
    const limits = { max: 4, statementTimeoutMs: 30_000 };
    pool = createSearchPool({ url: opened.searchUrl, name: 'test', logger: quietLogger(), ...limits });
    for (const frame of [frameId, other]) await fill(client, frame);
  });

  afterAll(async () => {
    await Promise.all([pool.end(), client.end()]);
    await opened.drop();
  });

  it('are the same as those that are found by id, ordered by id', async () => {
    const rows = new PgProjectRows(new Database(pool), layout);
    const found = await client.query<{ id: string }>('SELECT id FROM projects WHERE frame_id = $1 ORDER BY id', [
      frameId,
    ]);
    const ids = found.rows.map(({ id }) => id);

    const read = await readAll(rows);

    expect(read.map(({ id }) => id)).toEqual(ids);
    expect(read.map(sorted)).toEqual((await rows.findMany(frameId, ids)).map(sorted));
    expect(read.filter(({ fields }) => fields['customers.name'] !== null).length).toBe(PROJECTS - PROJECTS / 3);
    expect(new Set(read.map(({ fields }) => fields['contacts.name'])).size).toBe(4);
    expect(read.every(({ answers, userIds }) => answers.length === 2 && userIds.length === 1)).toBe(true);
    expect(read.filter(({ assignments }) => assignments.length > 0).length).toBe(PROJECTS / 2);
    expect(read.filter(({ groupIds }) => groupIds.length > 0).length).toBe(PROJECTS / 4);
  });

  it('do not include one that is deleted meanwhile', async () => {
    const rows = new PgProjectRows(new Database(pool), layout);
    const reader = rows.readFrame(frameId);
    const first = await reader.next(BATCH);
    const [deleted] = (
      await client.query<{ id: string }>('SELECT id FROM projects WHERE frame_id = $1 ORDER BY id DESC LIMIT 1', [
        frameId,
      ])
    ).rows;
    await client.query('DELETE FROM projects WHERE id = $1', [deleted?.id]);

    const rest = await readAll(rows, reader);

    expect((first?.length ?? 0) + rest.length).toBe(PROJECTS - 1);
    expect(rest.map(({ id }) => id)).not.toContain(deleted?.id);
  });

  async function readAll(rows: PgProjectRows, reader = rows.readFrame(frameId)): Promise<ProjectRow[]> {
    const all: ProjectRow[] = [];
    for (let batch = await reader.next(BATCH); batch; batch = await reader.next(BATCH)) all.push(...batch);
    return all;
  }
});

/** A project with its related rows in a fixed order. */
function sorted({ userIds, groupIds, tagIds, assignments, answers, fields, ...row }: ProjectRow) {
  const { at: _, ...values } = fields;
  const ordered = { userIds: userIds.toSorted(), groupIds: groupIds.toSorted(), tagIds: tagIds.toSorted() };
  const byText = (one: unknown, another: unknown) => (String(one) < String(another) ? -1 : 1);
  return {
    ...row,
    ...ordered,
    fields: values,
    assignments: assignments.toSorted(byText),
    answers: answers.toSorted(byText),
  };
}

async function fill(client: Client, frameId: string): Promise<void> {
  // Disables foreign keys.
  await client.query('SET session_replication_role = replica');
  const insert = (statement: string) => client.query(statement.replaceAll(':frame', `'${frameId}'`));
  await insert(`INSERT INTO customers (frame_id, id, name, created_at, updated_at)
    SELECT :frame, md5(:frame || n)::uuid, 'Customer Ä' || n, now(), now() FROM generate_series(1, 2) n`);
  await insert(`INSERT INTO contacts (frame_id, id, name, created_at, updated_at)
    SELECT :frame, n, 'Contact ' || n, now(), now() FROM generate_series(1, 4) n`);
  await insert(`INSERT INTO project_groups (frame_id, id, name, created_at, updated_at)
    SELECT :frame, md5(:frame || n)::uuid, 'Group ' || n, now(), now() FROM generate_series(1, 2) n`);
  await insert(`INSERT INTO projects (frame_id, id, code, name, description, budget, customer_id, contact_id, created_at, updated_at)
    SELECT :frame, gen_random_uuid(), 'P-' || n, 'Château ' || n, 'Text ' || n, n,
      CASE WHEN n % 3 > 0 THEN md5(:frame || n % 3)::uuid END, 1 + n % 4, now(), now() FROM generate_series(1, ${PROJECTS}) n`);
  await insert(`INSERT INTO project_people (frame_id, project_id, role, user_id)
    SELECT :frame, id, 'user', gen_random_uuid() FROM projects WHERE frame_id = :frame`);
  await insert(`INSERT INTO project_group_members (frame_id, group_id, project_id, rank)
    SELECT :frame, md5(:frame || 1)::uuid, id, budget FROM projects WHERE frame_id = :frame AND budget::integer % 4 = 0`);
  await insert(`INSERT INTO funnel_assignments (frame_id, id, funnel_id, project_id, step_id, status, status_at, linked_at, tag_ids,
      executor_ids, version)
    SELECT :frame, gen_random_uuid(), gen_random_uuid(), id, gen_random_uuid(), 'open', now(), now(), ARRAY[gen_random_uuid()], '{}', 1
    FROM projects WHERE frame_id = :frame AND budget::integer % 2 = 0`);
  await insert(`INSERT INTO form_answer_values (frame_id, answer_id, position, project_id, field_id, accessor_type, text_value, number_value)
    SELECT :frame, gen_random_uuid(), 0, id, gen_random_uuid(), 'project_form', CASE WHEN n = 1 THEN 'Ação' END, CASE WHEN n = 2 THEN 1.5 END
    FROM projects, generate_series(1, 2) n WHERE frame_id = :frame`);
}
