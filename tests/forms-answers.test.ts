import { randomUUID } from 'node:crypto';
import { type Api, apiOf, readResponse } from './support/api';
import { eventually } from './support/eventually';
import { accessorQuery, type MadeForm, makeForm, makeProject, ownForm } from './support/forms';
import { system } from './support/system';

const ANSWERS = '/dynamic-forms-answers';
const fields = [
  { key: 'area', label: 'Area', type: 'number', required: true },
  {
    label: 'Why so big?',
    type: 'short_text',
    required: true,
    visible_when: { field_id: 'area', operator: 'greater_than', value: 100 },
  },
  { label: 'Photo', type: 'file', validation: { mime_types: ['text/plain'] } },
];

describe('answers', () => {
  let api: Api;
  let project: string;
  let form: MadeForm;
  let accessor: { type: string; project_id: string; id?: unknown };

  beforeEach(async () => {
    api = apiOf();
    project = await makeProject(api);
    form = await makeForm(api, fields);
    accessor = ownForm(project);
  });

  const put = (values: Record<number, unknown>, at: object = accessor, as = api) =>
    as.send('PUT', ANSWERS, {
      form_id: form.id,
      accessor: at,
      answers: Object.entries(values).map(([index, value]) => ({ field_id: form.edges[Number(index)], value })),
    });
  const values = async (at = accessor) =>
    (await api.get(`${ANSWERS}?${accessorQuery(at)}`)).body.answers.map(({ value }: { value: unknown }) => value);
  const upload = (content: Blob, name: string, more: Record<string, string> = {}) =>
    api.upload(
      '/dynamic-forms-answers-file',
      content,
      {
        form_id: String(form.id),
        field_id: form.edges[2] ?? '',
        'accessor[type]': 'project_form',
        'accessor[project_id]': project,
        ...more,
      },
      name,
    );

  it('are stored, changed, cleared and recorded with author, time and source', async () => {
    expect(await put({ 0: 5 })).toMatchObject({ status: 200, body: { response: true, missing_required: [] } });
    await put({ 0: 6 });
    await api.send('POST', `${ANSWERS}/clear`, { form_id: form.id, accessor });

    expect(await values()).toEqual([]);
    const { body } = await api.get(`${ANSWERS}/history?${accessorQuery(accessor)}`);
    expect(body.changes).toMatchObject([
      { old_value: 6, new_value: null },
      { old_value: 5, new_value: 6 },
      { old_value: null, new_value: 5, way: 'api', changed_by: { id: api.identity.userId, name: 'Ana Tester' } },
    ]);
    await eventually(async () => {
      const { body: entries } = await api.get(`/projects/${project}/history`);
      expect(JSON.stringify(entries)).toContain('form.answered');
    });
  });

  it('are recorded in the history of their project, also if truncated within a surrogate pair', async () => {
    const notes = await makeForm(api, [{ label: 'Notes', type: 'long_text' }]);
    const text = `${'x'.repeat(499)}😀`;
    const answers = [{ field_id: notes.edges[0], value: text }];

    expect(await api.send('PUT', ANSWERS, { form_id: notes.id, accessor, answers })).toMatchObject({ status: 200 });

    await eventually(async () => {
      const { body: entries } = await api.get(`/projects/${project}/history`);
      expect(entries.history[0]).toMatchObject({
        action: 'form.answered',
        changes: [{ field: 'Notes', from: null, to: `${'x'.repeat(499)}\ufffd…` }],
      });
    });
  });

  it('are rejected if a required field is empty or a field is hidden', async () => {
    expect((await put({ 0: 500 })).body.missing_required).toMatchObject([{ label: 'Why so big?' }]);
    expect(await put({ 0: null })).toMatchObject({ status: 422 });
    await put({ 0: 5 });
    expect(await put({ 1: 'because' })).toMatchObject({
      status: 422,
      body: { validation: { 'answers.0.value': [expect.stringContaining('Why so big?')] } },
    });
  });

  it('are returned with their form in a context', async () => {
    await put({ 0: 5 });

    const { body } = await api.send('POST', '/get-form', { id: form.id, accessor });

    expect(body.form).toMatchObject({ id: form.id, answers: [{ value: 5, label: 'Area', accessor }] });
  });

  it('are returned with their project in the listing of a group', async () => {
    await put({ 0: 5 });
    const group = await api.send('POST', '/project-groups', { name: 'Roadmap' });
    const path = `/project-groups/${group.body.project_group.id}/projects`;
    await api.send('POST', `${path}/${project}`);

    const { body } = await api.send('POST', `${path}/index`, {});

    expect(body.projects[0].form_answers).toMatchObject([
      {
        form_id: form.id,
        form_title: 'Survey',
        field_id: form.edges[0],
        label: 'Area',
        type: 'number',
        value: 5,
        accessor,
      },
    ]);
  });

  it('are separate for each step, assignment and loose form, which must exist', async () => {
    const funnel = (await api.send('POST', '/funnels', { name: 'Sales', steps: [{ name: 'Lead' }, { name: 'Won' }] }))
      .body.funnel;
    const entered = await api.send('POST', `/funnels/${funnel.id}/projects/${project}`, {});
    const loose = await api.send('POST', `/projects/${project}/loose-forms`, { id: form.id });
    const contexts = [
      { type: 'project_step_form', project_id: project, id: funnel.steps[1].id },
      { type: 'project_funnel_assignment', project_id: project, id: entered.body.assignment.id },
      { type: 'project_loose_form', project_id: project, id: loose.body.loose_form.id },
    ];

    for (const [index, at] of contexts.entries()) expect((await put({ 0: index }, at)).status).toBe(200);

    for (const [index, at] of contexts.entries()) expect(await values(at)).toEqual([index]);
    expect(await values()).toEqual([]);
    const wrong = [randomUUID(), randomUUID(), 99];
    for (const [index, at] of contexts.entries()) {
      const { status, body } = await put({ 0: 1 }, { ...at, id: wrong[index] });
      expect({ status, message: body.message }).toEqual({
        status: 404,
        message: ['step_model_not_found', 'assignment_model_not_found', 'loose_form_model_not_found'][index],
      });
    }
  });

  it('can be files, whose type is detected from their content', async () => {
    const sent = await upload(new Blob(['a note']), '../../a<b>.txt');

    expect(sent).toMatchObject({ status: 200, body: { answer: { file: { size: 6, mime_type: 'text/plain' } } } });
    expect(sent.body.answer.file.name).not.toMatch(/[/<>]/);
    const read = await fetch(sent.body.answer.file.url);
    expect([read.status, await read.text()]).toEqual([200, 'a note']);
    const range = await fetch(sent.body.answer.file.url, { headers: { range: 'bytes=2-5' } });
    expect([range.status, await range.text()]).toEqual([206, 'note']);
    expect((await fetch(`${sent.body.answer.file.url}x`)).status).toBe(404);
    const png = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])]);
    expect(await upload(png, 'renamed.txt')).toMatchObject({
      status: 422,
      body: { validation: { file: [expect.any(String)] } },
    });
    expect(await upload(new Blob([]), 'empty.txt')).toMatchObject({ status: 422 });
    expect(await upload(new Blob(['x']), 'x.txt', { field_id: form.edges[0] ?? '' })).toMatchObject({ status: 422 });
    const large = new Blob([Buffer.alloc(25 * 1024 * 1024 + 1, 'a')]);
    expect(await upload(large, 'large.txt')).toMatchObject({ status: 413, body: { message: 'payload_too_large' } });
  });

  it('are found by searches as soon as they are stored', async () => {
    await put({ 0: 84.5 });
    const other = await makeProject(api, 'Wall');
    const search = async (filter: object) => {
      const { body } = await api.send('POST', '/projects/search', {
        filters: [{ field: 'answer_pool', arguments: [form.edges[0]], ...filter }],
        sorting: [{ field: 'answer_pool', direction: 'desc', arguments: [form.edges[0]] }],
      });
      return body.projects?.map(({ id }: { id: string }) => id) ?? body;
    };

    await eventually(async () => expect(await search({ operator: 'greater_than', value: 84 })).toEqual([project]));
    expect(await search({ operator: 'is_null' })).toEqual([other]);
    expect(await search({ operator: 'not_equals', value: 1 })).toEqual([project, other]);
    const noEdge = await api.send('POST', '/projects/search', {
      filters: [{ field: 'answer_pool', operator: 'is_null' }],
    });
    expect(noEdge).toMatchObject({
      status: 422,
      body: { message: 'validation_error', errors: { answer_pool: ['The first argument must be the id of an edge.'] } },
    });
  });

  it('are not accessible from other frames', async () => {
    await put({ 0: 5 });
    const otherTenant = apiOf();
    const theirs = await makeProject(otherTenant);
    const notThere = { status: 404 };

    expect(await put({ 0: 1 }, ownForm(project), otherTenant)).toMatchObject(notThere);
    expect(await put({ 0: 1 }, ownForm(theirs), otherTenant)).toMatchObject(notThere);
    expect(await put({ 0: 1 }, ownForm(theirs))).toMatchObject(notThere);
    expect((await otherTenant.get(`${ANSWERS}?${accessorQuery(accessor)}`)).body.answers).toEqual([]);
    expect((await otherTenant.get(`${ANSWERS}/history?${accessorQuery(accessor)}`)).body.changes).toEqual([]);
    expect(await otherTenant.get(`/forms/${form.id}`)).toMatchObject(notThere);
    for (const [method, path] of [
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', '/restore'],
    ] as const) {
      expect(
        await otherTenant.send(method, `/forms/${form.id}${path}`, method === 'PATCH' ? { title: 'x' } : undefined),
      ).toMatchObject(notThere);
    }
  });

  it('require a token and its scope', async () => {
    const reader = apiOf({ ...api.identity, scope: 'forms:read' });
    const paths = [
      ANSWERS,
      '/get-forms',
      '/forms',
      `/forms/${form.id}`,
      `/projects/${project}/loose-forms`,
      '/dynamic-forms/pivot-accessor/urls',
    ];

    for (const path of paths) {
      const { status, body } = await readResponse(await fetch(`${system.base_url}/api/management${path}`));
      expect({ path, status, message: body.message }).toEqual({ path, status: 401, message: 'unauthenticated' });
    }
    expect(await put({ 0: 1 }, accessor, reader)).toMatchObject({ status: 403, body: { message: 'forbidden' } });
    expect(await reader.send('POST', '/forms', { title: 'x' })).toMatchObject({ status: 403 });
    expect((await reader.send('POST', '/get-form', { id: form.id })).status).toBe(200);
  });
});
