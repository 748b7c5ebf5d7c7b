import { createPool, Database } from '@trackway/postgres';
import { newId } from '@trackway/runtime';
import { aCaller, eventually, quietLogger, type ServiceClient, serviceClient } from '@trackway/testkit';
import type { Pool } from 'pg';
import { makeRollbackRows } from '../src/imports/rollback/rollback-rows';
import type { ImportJob } from '../src/imports/rows/import-job';
import { PgUnitOfWork } from '../src/pg-unit-of-work';
import { applyRowsOn, batchOf, importRowsOn, type SheetRow } from './import-rows';
import { sharedProjects } from './start-projects';

type Service = Awaited<ReturnType<typeof sharedProjects>>;

describe('rows of tasks', () => {
  let service: Service;
  let pool: Pool;
  let client: ServiceClient;
  let caller: ReturnType<typeof aCaller>;
  let project: string;

  beforeAll(async () => {
    service = await sharedProjects();
    pool = createPool({ url: service.database.url, max: 2, name: 'test', logger: quietLogger() });
  }, 60_000);
  afterAll(async () => {
    await pool.end();
    await service.stop();
  });
  beforeEach(async () => {
    caller = aCaller();
    client = serviceClient(service.httpPort, caller);
    project = await make('projects', 'project', { name: 'Telhado da câmara', code: 'A' });
  });

  const make = async (path: string, member: string, fields: object) =>
    (await client.send('POST', `/api/management/${path}`, fields)).body[member].id as string;
  const read = async (path: string) => (await client.send('GET', `/api/management/${path}`)).body;
  const tasksOf = async (id = project) => (await read(`projects/${id}/tasks?perPage=100`)).tasks as { id: string }[];
  const importTasks = (rows: SheetRow[], job: Partial<ImportJob> = {}) =>
    importRowsOn(pool, caller, rows, { type: 'task', ...job });
  const taskRow = (title: string, more: SheetRow = {}) => ({ 'task.project': 'A', 'task.title': title, ...more });

  it('name their project by code, id or unique name, and have all fields of a task', async () => {
    const bo = await make('users', 'user', { name: 'Bo', email: 'Bo@example.org' });
    await make('projects', 'project', { name: 'Twice' });
    await make('projects', 'project', { name: 'Twice' });
    const id = newId();

    const outcomes = await importTasks([
      taskRow('Ligar', {
        'task.id': id,
        'task.done': 'yes',
        'task.due_at': '2026-12-31',
        'task.assignee': 'bo@EXAMPLE.org',
      }),
      { 'task.project': project, 'task.title': '审核 📄', 'task.due_at': '2026-12-31T17:00:00+02:00' },
      { 'task.project': 'Telhado da câmara', 'task.title': 'By name' },
      { 'task.project': 'Twice', 'task.title': 'Ambiguous' },
      { 'task.project': 'Unknown', 'task.title': 'Unknown' },
      { 'task.title': 'Without a project' },
      taskRow('', { 'task.due_at': '2026-02-30' }),
      taskRow('Before the first year', { 'task.due_at': '0001-01-01T00:00:00+14:00' }),
      taskRow('Same id', { 'task.id': id }),
    ]);

    expect(
      outcomes.map(({ outcome, errors }) => [outcome, ...errors.map(({ column, code }) => `${column} ${code}`)]),
    ).toEqual([
      ['created'],
      ['created'],
      ['created'],
      ['failed', 'task.project project_ambiguous'],
      ['failed', 'task.project project_not_found'],
      ['failed', 'task.project required'],
      ['failed', 'task.title required', 'task.due_at invalid_time'],
      ['failed', 'task.due_at invalid_time'],
      ['failed', 'task.id id_taken'],
    ]);
    const tasks = await tasksOf();
    expect(tasks).toHaveLength(3);
    expect(tasks).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          id,
          done: true,
          due_at: '2026-12-31T00:00:00.000Z',
          assignee: expect.objectContaining({ id: bo }),
        }),
        expect.objectContaining({ title: '审核 📄', due_at: '2026-12-31T15:00:00.000Z', assignee: null }),
      ]),
    );
  });

  it('are tasks of the own tenant only', async () => {
    const [task] = await importTasks([taskRow('Own')]);
    const other = aCaller();

    const rows: SheetRow[] = [
      { 'task.project': project, 'task.title': 'Foreign' },
      { 'task.id': task?.id ?? '', 'task.done': 'true' },
    ];
    const outcomes = await importRowsOn(pool, other, rows, { type: 'task', mode: 'upsert' });

    expect(outcomes.map(({ errors }) => errors.map(({ code }) => code))).toEqual([
      ['project_not_found'],
      ['required', 'required'],
    ]);
    expect(await tasksOf()).toMatchObject([{ title: 'Own', done: false }]);
  });

  it('are applied once per row, also if the batch arrives again, and raise the version of their project once', async () => {
    const operationId = newId();
    const rows = ['One', 'Two'].map((title) => taskRow(title));
    async function* twice() {
      yield batchOf(rows);
      yield { ...batchOf(rows), number: 1 };
    }
    const before = (await read(`projects/${project}/history`)).meta.total;
    const outcomes = [];
    for await (const batch of applyRowsOn(pool)(caller, twice(), { operationId, type: 'task' }))
      outcomes.push(batch.outcomes);

    expect(outcomes[1]).toEqual(outcomes[0]);
    expect(await tasksOf()).toHaveLength(2);
    await eventually(async () => {
      const { meta, history } = await read(`projects/${project}/history`);
      expect(meta.total).toBe(before + 2);
      expect(history).toMatchObject([{ action: 'task.created' }, { action: 'task.created' }, {}]);
      const titles = history
        .slice(0, 2)
        .map(({ details }: { details: { task: { title: string } } }) => details.task.title);
      expect(titles.toSorted()).toEqual(['One', 'Two']);
    });
    const { headers } = await client.send('GET', `/api/management/projects/${project}`);
    expect(headers.get('etag')).toContain('2');
  });

  it.each([true, false])('update tasks by id, or by title in their project, with a dry run: %s', async (dryRun) => {
    const [first] = await importTasks([taskRow('Call'), taskRow('Twice'), taskRow('Twice')]);
    const other = await make('projects', 'project', { name: 'Other', code: 'B' });

    const outcomes = await importTasks(
      [
        { 'task.id': first?.id ?? '', 'task.done': 'true' },
        taskRow('Call', { 'task.due_at': '2027-01-01' }),
        taskRow('Call', { 'task.due_at': '2027-01-01' }),
        { 'task.project': 'B', 'task.title': 'Call' },
        { 'task.project': 'B', 'task.title': 'Call', 'task.done': 'true' },
        taskRow('Twice'),
        { 'task.id': first?.id ?? '', 'task.project': 'B' },
      ],
      { mode: 'upsert', dryRun },
    );

    expect(outcomes.map(({ outcome, errors }) => [outcome, ...errors.map(({ code }) => code)])).toEqual([
      ['updated'],
      ['updated'],
      ['unchanged'],
      ['created'],
      ['updated'],
      ['failed', 'task_ambiguous'],
      ['failed', 'project_mismatch'],
    ]);
    const changed = { done: true, due_at: '2027-01-01T00:00:00.000Z' };
    const tasks = (await tasksOf()).filter(({ id }) => id === first?.id);
    expect(tasks).toMatchObject([dryRun ? { done: false, due_at: null } : changed]);
    expect(await tasksOf(other)).toMatchObject(dryRun ? [] : [{ title: 'Call', done: true }]);
  });

  it('of merged and deleted projects fail', async () => {
    const gone = await make('projects', 'project', { name: 'Gone', code: 'G' });
    await client.send('DELETE', `/api/management/projects/${gone}`);
    const merged = await make('projects', 'project', { name: 'Merged', code: 'M' });
    await client.send('POST', `/api/management/projects/${merged}/merge`, { into: project });

    const outcomes = await importTasks(['G', 'M'].map((code) => ({ 'task.project': code, 'task.title': 'New' })));

    expect(outcomes.map(({ errors }) => errors.map(({ code }) => code))).toEqual([
      ['project_not_found'],
      ['merged_project'],
    ]);
  });

  it('are rolled back: created tasks are removed, changed ones restored unless they were changed since', async () => {
    const database = new Database(pool);
    const unitOfWork = new PgUnitOfWork(database, () => undefined);
    const clock = () => new Date();
    const rollBack = makeRollbackRows({ unitOfWork, findProjectsInUse: async () => new Map(), clock });
    await importTasks([taskRow('Kept'), taskRow('Changed', { 'task.due_at': '2027-01-01' })]);
    const operationId = newId();
    const rows = [
      taskRow('New'),
      taskRow('Kept', { 'task.done': 'true' }),
      taskRow('Changed', { 'task.due_at': '2028-01-01' }),
    ];
    await importTasks(rows, { operationId, mode: 'upsert' });
    const kept = (await tasksOf()).find((task) => (task as { id: string; title?: string }).title === 'Kept');
    await client.send('PATCH', `/api/management/projects/${project}/tasks/${kept?.id}`, { title: 'Renamed' });

    const results = [];
    for await (const result of rollBack(caller, { operationId, type: 'task' })) results.push(result);
    const again = [];
    for await (const result of rollBack(caller, { operationId, type: 'task' })) again.push(result);

    expect(results).toMatchObject([
      { restored: 1, removed: 1, retained: [{ row: 3, kind: 'task', reason: 'changed_since' }] },
    ]);
    expect(again).toEqual(results);
    const tasks = await tasksOf();
    expect(tasks).toHaveLength(2);
    expect(tasks).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ title: 'Renamed', done: true }),
        expect.objectContaining({ title: 'Changed', due_at: '2027-01-01T00:00:00.000Z' }),
      ]),
    );
  });
});
