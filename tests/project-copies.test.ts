import { type Api, apiOf } from './support/api';
import { eventually } from './support/eventually';
import { system } from './support/system';

async function make(api: Api, path: string, member: string, fields: object = {}) {
  const { status, body } = await api.send('POST', path, fields);
  expect({ status, body }).toMatchObject({ status: 200, body: { response: true } });
  return body[member];
}

const project = (api: Api, fields: object = {}) => make(api, '/projects', 'project', { name: 'Roof', ...fields });
const read = async (api: Api, id: string) => (await api.get(`/projects/${id}`)).body.project;
const errorOf = (status: number, message: string) => ({ status, body: { response: false, message } });

describe('merging', () => {
  it('closes the source project, and can be undone completely', async () => {
    const api = apiOf();
    const [source, target] = [await project(api, { budget: 5 }), await project(api)];

    const merged = await api.send('POST', `/projects/${source.id}/merge`, { into: target.id });

    expect(merged.body.project).toMatchObject({ id: source.id, merged_id: target.id });
    for (const [method, path, body] of [
      ['PATCH', '', { name: 'x' }],
      ['POST', '/merge', { into: target.id }],
      ['POST', '/duplicate', {}],
      ['POST', '/tasks', { title: 'Call' }],
      ['POST', '/share', {}],
      ['DELETE', '', undefined],
    ] as const) {
      const rejected = await api.send(method, `/projects/${source.id}${path}`, body);
      expect(rejected).toMatchObject(errorOf(422, 'merged_project'));
    }
    expect((await api.send('POST', `/projects/${source.id}/unmerge`)).body.project).toEqual({
      ...source,
      version: source.version + 2,
      updated_at: expect.any(String),
    });
    expect(await api.send('POST', `/projects/${source.id}/unmerge`)).toMatchObject(errorOf(422, 'not_merged'));
  });

  it('is rejected with itself, an ancestor, a merged project, and a project of another frame', async () => {
    const api = apiOf();
    const parent = await project(api);
    const child = await project(api, { parent_id: parent.id });
    const merged = await project(api);
    await api.send('POST', `/projects/${merged.id}/merge`, { into: parent.id });
    const foreign = await project(apiOf());
    const merge = (from: string, into: string) => api.send('POST', `/projects/${from}/merge`, { into });

    expect(await merge(parent.id, parent.id)).toMatchObject(errorOf(422, 'invalid_merge'));
    expect(await merge(child.id, parent.id)).toMatchObject(errorOf(422, 'invalid_merge'));
    expect(await merge(child.id, merged.id)).toMatchObject(errorOf(422, 'merged_project'));
    expect(await merge(child.id, foreign.id)).toMatchObject(errorOf(404, 'project_model_not_found'));
    expect(await merge(child.id, 'x')).toMatchObject(errorOf(422, 'validation_errors'));
  });
});

describe('duplicating', () => {
  it('copies tags, users and tasks with a new code, and children on request', async () => {
    const api = apiOf();
    const tag = await make(api, '/tags', 'tag', { name: 'urgent' });
    const original = await project(api, { tag_ids: [tag.id], status: 4, budget: 7, old_id: 'A' });
    await project(api, { name: 'Child', parent_id: original.id });
    await make(api, `/projects/${original.id}/tasks`, 'task', { title: 'Call' });

    const copy = await make(api, `/projects/${original.id}/duplicate`, 'project', {
      with_children: true,
      name: 'Copy',
    });

    expect(copy).toMatchObject({
      name: 'Copy',
      status: 1,
      budget: 7,
      old_id: null,
      is_template: false,
      tags: [{ id: tag.id }],
      tasks: [{ title: 'Call' }],
    });
    expect([original.id, original.code]).not.toContain(copy.id);
    expect(copy.code).not.toBe(original.code);
    const { hierarchy } = (await api.get(`/projects/${copy.id}/hierarchy`)).body;
    expect(hierarchy.descendants).toMatchObject([{ name: 'Child', depth: 1 }]);
  });

  it('creates a project from a template, which is only in the listing of templates', async () => {
    const api = apiOf();
    const template = await project(api, { name: 'Template', is_template: true });

    const copy = await make(api, `/projects/${template.id}/duplicate`, 'project');

    expect(copy).toMatchObject({ is_template: false });
    const names = async (body: object) =>
      (await api.send('POST', '/projects/search', body)).body.projects.map(({ id }: { id: string }) => id);
    expect(await names({})).toEqual([copy.id]);
    expect(await names({ template: true })).toEqual([template.id]);
  });
});

describe('tasks', () => {
  it('are created, listed, changed, completed, deleted and restored, and shown in their project', async () => {
    const api = apiOf();
    const bo = await make(api, '/users', 'user', { name: 'Bo' });
    const { id } = await project(api);
    const path = `/projects/${id}/tasks`;
    const due_at = '2026-12-01T09:00:00.000Z';

    const task = await make(api, path, 'task', { title: 'Call', due_at, assignee_id: bo.id });

    const shown = { id: task.id, title: 'Call', done: false, due_at, assignee: { id: bo.id, name: 'Bo' } };
    expect(task).toMatchObject({ ...shown, project_id: id });
    expect((await read(api, id)).tasks).toMatchObject([shown]);
    expect((await api.send('PATCH', `${path}/${task.id}`, { done: true })).body.task.done).toBe(true);
    expect((await api.get(`${path}?filter[done]=true`)).body.tasks).toMatchObject([{ id: task.id }]);
    expect((await api.send('DELETE', `${path}/${task.id}`)).body.task.deleted_at).toEqual(expect.any(String));
    expect((await read(api, id)).tasks).toEqual([]);
    expect((await api.get(`${path}/${task.id}`)).body.message).toBe('task_model_not_found');
    expect((await api.send('POST', `${path}/${task.id}/restore`)).body.task.deleted_at).toBeNull();
  });

  it('return 404 in other frames and under other projects', async () => {
    const [api, theirs] = [apiOf(), apiOf()];
    const [one, two] = [await project(api), await project(api)];
    const task = await make(api, `/projects/${one.id}/tasks`, 'task', { title: 'Call' });
    const foreign = await make(theirs, '/users', 'user', { name: 'Foreign' });

    expect(await theirs.get(`/projects/${one.id}/tasks`)).toMatchObject(errorOf(404, 'project_model_not_found'));
    expect(await api.get(`/projects/${two.id}/tasks/${task.id}`)).toMatchObject(errorOf(404, 'task_model_not_found'));
    const assigned = await api.send('PATCH', `/projects/${one.id}/tasks/${task.id}`, { assignee_id: foreign.id });
    expect(assigned).toMatchObject(errorOf(404, 'user_model_not_found'));
  });
});

describe('the share page', () => {
  const open = (token: string, accept: string) => fetch(`${system.base_url}/share/${token}`, { headers: { accept } });

  it('shows what the settings allow to everyone who has the link, and nothing else', async () => {
    const api = apiOf();
    const { id } = await project(api, { description: '<script>alert(1)</script>', budget: 99 });
    const { share_token: token, share_settings } = await make(api, `/projects/${id}/share`, 'project', {
      fields: ['description', 'status'],
    });
    expect(share_settings).toEqual({ expires_at: null, fields: ['description', 'status'] });

    const json = await open(token, 'application/json');
    const page = await open(token, 'text/html');

    expect(await json.json()).toEqual({
      response: true,
      project: {
        name: 'Roof',
        description: '<script>alert(1)</script>',
        status: { value: 1, label: 'in-progress' },
      },
    });
    const html = await page.text();
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(html).toContain('Roof');
    expect(html).not.toContain('<script>alert');
    expect(html).not.toMatch(/Budget|\b99\b/);
  });

  it('is unavailable after it was revoked, has expired, or its project was deleted', async () => {
    const api = apiOf();
    const status = async (token: string) => (await open(token, 'application/json')).status;
    const shared = async (fields: object = {}) => {
      const { id } = await project(api);
      return (await make(api, `/projects/${id}/share`, 'project', fields)) as { id: string; share_token: string };
    };
    const [revoked, expired, deleted] = [
      await shared(),
      await shared({ expires_at: new Date(Date.now() + 1_500).toISOString() }),
      await shared(),
    ];

    await api.send('DELETE', `/projects/${revoked.id}/share`);
    await api.send('DELETE', `/projects/${deleted.id}`);

    expect(await status(revoked.share_token)).toBe(404);
    await eventually(async () => expect(await status(expired.share_token)).toBe(410));
    expect(await status(deleted.share_token)).toBe(410);
    expect(await status('nonsense')).toBe(404);
    await api.send('POST', `/projects/${deleted.id}/restore`);
    expect(await status(deleted.share_token)).toBe(200);
  });
});
