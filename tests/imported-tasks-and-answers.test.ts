import { type Api, apiOf } from './support/api';
import { eventually } from './support/eventually';
import { makeForm } from './support/forms';
import { ended, exportAll, importAll, readWorkbook, workbook } from './support/spreadsheets';

/** Imports the text as CSV. */
async function importCsv(api: Api, text: string, fields: Record<string, string>) {
  const path = '/spreadsheet-operations/import/task';
  const { body } = await api.upload(path, new Blob([text]), fields, 'rows.csv');
  return ended(api, body.spreadsheet_operation.id);
}

describe('an import of tasks', () => {
  it('suggests columns, applies rows once, returns rejected rows, and is rolled back', async () => {
    const api = apiOf();
    await api.send('POST', '/projects', { name: 'Telhado', code: 'T-1' });
    const { id } = (await api.get('/projects?filter[code]=T-1')).body.projects[0];
    const csv = 'Projeto;Tarefa;Prazo;Situação\nT-1;Medir;31/12/2026;Concluído\nTelhado;Orçar;;Aberto\nX;Perdida;;\n';

    const suggestions = '/spreadsheet-operations/import/task/suggestions';
    const suggested = (await api.upload(suggestions, new Blob([csv]), {}, 'rows.csv')).body;
    expect(suggested.suggestions.columns.map((one: { suggestion: { key: string } }) => one.suggestion.key)).toEqual([
      'task.project',
      'task.title',
      'task.due_at',
      'task.done',
    ]);
    const options = { use_suggestions: 'true' };
    const dryRun = await importCsv(api, csv, { ...options, dry_run: 'true' });
    expect(dryRun.metadata).toMatchObject({ outcomes: { created: 2, failed: 1 } });
    expect((await api.get(`/projects/${id}/tasks`)).body.tasks).toEqual([]);

    const operation = await importCsv(api, csv, options);

    expect(operation).toMatchObject({ type: 'task', status: 'completed', processed_rows: 3, errors_count: 1 });
    expect((await api.get(`/projects/${id}/tasks`)).body.meta.total).toBe(2);
    expect((await api.get(`/projects/${id}/tasks?filter[done]=true`)).body.tasks).toMatchObject([
      { title: 'Medir', due_at: '2026-12-31T00:00:00.000Z' },
    ]);
    const rejected = await api.open(`/spreadsheet-operations/${operation.id}/errors/download`);
    expect((await readWorkbook(await rejected.arrayBuffer()))[1]).toEqual([
      'X',
      'Perdida',
      undefined,
      undefined,
      'Project: This project does not exist.',
    ]);
    await api.send('POST', `/spreadsheet-operations/${operation.id}/rollback`);
    await eventually(async () => {
      const { metadata } = await ended(api, operation.id);
      expect(metadata.rollback).toMatchObject({ status: 'completed', removed: 2, kept: 0 });
    });
    expect((await api.get(`/projects/${id}/tasks`)).body.tasks).toEqual([]);
  }, 60_000);

  it('imports sub-tasks of Jira into the projects of their parents', async () => {
    const api = apiOf();
    const { project } = (await api.send('POST', '/projects', { name: 'Roof', code: 'SHOP-1' })).body;
    const csv = [
      'Summary,Issue key,Issue id,Issue Type,Status,Project key,Assignee,Due date,Parent,Parent key',
      'Order the tiles,SHOP-11,10011,Sub-task,Done,SHOP,,14/Mar/26 12:00 AM,10001,SHOP-1',
      'Call the owner,SHOP-12,10012,Sub-task,To Do,SHOP,,,10001,SHOP-1',
      'Roof,SHOP-1,10001,Story,In Progress,SHOP,,,,',
    ].join('\n');

    const operation = await importCsv(api, csv, { use_suggestions: 'true' });

    expect(operation).toMatchObject({ status: 'completed', processed_rows: 3, errors_count: 1 });
    expect(operation.metadata.source).toBe('Jira sub-tasks');
    const { tasks } = (await api.get(`/projects/${project.id}/tasks`)).body;
    const found = tasks.map(({ title, done, due_at }: { title: string; done: boolean; due_at: string | null }) => {
      return [title, done, due_at];
    });
    expect(found.toSorted()).toEqual([
      ['Call the owner', false, null],
      ['Order the tiles', true, '2026-03-14T00:00:00.000Z'],
    ]);
  }, 60_000);
});

describe('an export of tasks', () => {
  it('has the tasks of projects in use, and is imported again after a change', async () => {
    const api = apiOf({ name: 'Ada Owner' });
    const user = (await api.get('/me')).body.user;
    const project = async (code: string, more: object = {}) => {
      const { id } = (await api.send('POST', '/projects', { name: 'Roof', code, ...more })).body.project;
      await api.send('POST', `/projects/${id}/tasks`, { title: `Measure ${code}`, assignee_id: user.id });
      return id;
    };
    const id = await project('A-1');
    await project('T-1', { is_template: true });
    await api.send('DELETE', `/projects/${await project('D-1')}`);
    const due = { title: '=Order', done: true, due_at: '2026-12-31T10:00:00Z' };
    await api.send('POST', `/projects/${id}/tasks`, due);
    const columns = ['project', 'title', 'done', 'due_at', 'assignee'].map((key) => `task.${key}`);

    const sorting = [{ field: 'title', direction: 'desc' }];
    const rows = await readWorkbook(await exportAll(api, 'task', { columns, sorting }));
    const filters = [{ field: 'done', operator: 'equals', value: false }];
    const open = await readWorkbook(await exportAll(api, 'task', { filters }));

    expect(rows).toEqual([
      ['Project', 'Title', 'Done', 'Due at', 'Assignee'],
      ['A-1', 'Measure A-1', false, undefined, user.email ?? user.id],
      ['A-1', '=Order', true, new Date('2026-12-31T10:00:00Z')],
    ]);
    expect(open.map((row) => row[2])).toEqual(['Title', 'Measure A-1']);
    const changed = open.map((row) => row.map((cell) => (cell === false ? true : cell)));
    const operation = await importAll(api, 'task', await workbook(changed), { mode: 'update' });
    expect(operation).toMatchObject({ status: 'completed', errors_count: 0 });
    expect((await api.get(`/projects/${id}/tasks?filter[done]=true`)).body.meta.total).toBe(2);
  }, 60_000);
});

describe('an import of answers', () => {
  it('has the columns of its form, validates like a request, reaches searches, and is rolled back', async () => {
    const api = apiOf();
    const form = await makeForm(api, [
      { label: 'Area', type: 'number', validation: { min: 0 } },
      { label: 'Roof', type: 'single_choice', options: [{ value: 'flat', label: 'Flat roof' }] },
    ]);
    const [area, roof] = form.edges;
    await api.send('POST', '/projects', { name: 'One', code: 'A' });
    await api.send('POST', '/projects', { name: 'Two', code: 'B' });
    const fields = { form_id: String(form.id) };
    const { columns } = (await api.get(`/spreadsheet-operations/import/form_answer/columns?form_id=${form.id}`)).body;
    expect(columns).toMatchObject([
      { key: 'form_answer.project', required: true },
      { key: 'form_answer.accessor' },
      { key: `form_answer.${area}`, label: 'Area', options: null },
      { key: `form_answer.${roof}`, label: 'Roof', options: ['Flat roof'] },
    ]);
    const file = await workbook([
      ['Project code', 'Area', 'Roof'],
      ['A', 12.5, 'Flat roof'],
      ['B', -1, 'Dome'],
    ]);

    const operation = await importAll(api, 'form_answer', file, fields);

    expect(operation).toMatchObject({ status: 'completed', errors_count: 1, metadata: { form_id: form.id } });
    const { errors } = (await api.get(`/spreadsheet-operations/${operation.id}/errors`)).body;
    expect(errors).toMatchObject([
      { row: 3, column: `form_answer.${area}`, code: 'too_small', value: '-1' },
      { row: 3, column: `form_answer.${roof}`, code: 'invalid_choice', value: 'Dome' },
    ]);
    const found = async () => {
      const filters = [{ field: 'answer_pool', operator: 'equals', value: 12.5, arguments: [area] }];
      return (await api.send('POST', '/projects/search', { filters })).body.projects;
    };
    await eventually(async () => expect(await found()).toMatchObject([{ code: 'A' }]));
    const [{ id }] = await found();
    await eventually(async () => {
      const { history } = (await api.get(`/projects/${id}/history`)).body;
      expect(history[0]).toMatchObject({ action: 'form.answered', details: { way: 'import' } });
    });
    const template = await api.open(`/spreadsheet-operations/import/form_answer/template?form_id=${form.id}`);
    expect((await readWorkbook(await template.arrayBuffer()))[0]).toEqual(['Project', 'Context', 'Area', 'Roof']);
    await api.send('POST', `/spreadsheet-operations/${operation.id}/rollback`);
    await eventually(async () => {
      const { metadata } = await ended(api, operation.id);
      expect(metadata.rollback).toMatchObject({ status: 'completed', removed: 1, kept: 0 });
      expect(await found()).toEqual([]);
    });
  }, 60_000);

  it('is rejected without the scope, a form of the tenant, or for another type', async () => {
    const api = apiOf();
    const form = await makeForm(apiOf(), [{ label: 'Area', type: 'number' }]);
    const file = () => workbook([['Project'], ['A']]);
    const start = async (of: typeof api, type: string, fields: Record<string, string>) => {
      const { status, body } = await of.upload(`/spreadsheet-operations/import/${type}`, await file(), fields);
      return [status, body.message];
    };

    expect(await start(api, 'form_answer', { form_id: String(form.id) })).toEqual([404, 'form_model_not_found']);
    expect(await start(api, 'form_answer', {})).toEqual([422, 'validation_errors']);
    expect(await start(api, 'task', { form_id: '1' })).toEqual([422, 'validation_errors']);
    const spreadsheetsOnly = apiOf({ scope: 'spreadsheets:write projects:write' });
    expect(await start(spreadsheetsOnly, 'form_answer', { form_id: '1' })).toEqual([403, 'forbidden']);
    expect(await start(apiOf({ scope: 'spreadsheets:write forms:write' }), 'task', {})).toEqual([403, 'forbidden']);
  });
});
