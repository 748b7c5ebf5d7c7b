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
const refusal = (status: number, message: string) => ({ status, body: { response: false, message } });

describe('the fields of a project', () => {
  it('are refused by their own rules, each named', async () => {
    const api = apiOf();

    const refused = await api.send('POST', '/projects', {
      name: ' ',
      code: '',
      impact: 101,
      budget: -1,
      status: 5,
      costs: { planned: 1 },
      parent_id: 'x',
      contact_id: 0,
      is_template: 'yes',
      description: 7,
      created_by: 'me',
    });

    expect(refused).toMatchObject(refusal(422, 'validation_errors'));
    const fields = [
      'budget',
      'code',
      'contact_id',
      'costs.actual',
      'created_by',
      'description',
      'impact',
      'is_template',
    ];
    expect(Object.keys(refused.body.validation).sort()).toEqual([...fields, 'name', 'parent_id', 'status']);
  });

  it('are numbered where no code is given: P- and the next number of the frame, also for many at once', async () => {
    const api = apiOf();

    const made = await Promise.all(Array.from({ length: 20 }, () => project(api)));

    expect(new Set(made.map(({ code }) => code)).size).toBe(20);
    for (const { code } of made) expect(code).toMatch(/^P-[1-9]\d*$/);
    expect((await project(apiOf())).code).toBe('P-1');
  });

  it.each(['code', 'old_id'])('keep %s unique in the frame, and free in others', async (field) => {
    const api = apiOf();
    await project(api, { [field]: 'X-1' });
    const other = await project(api);

    expect(await api.send('POST', '/projects', { name: 'Again', [field]: 'X-1' })).toMatchObject(
      refusal(409, 'conflict'),
    );
    expect(await api.send('PATCH', `/projects/${other.id}`, { [field]: 'X-1' })).toMatchObject(
      refusal(409, 'conflict'),
    );
    await project(apiOf(), { [field]: 'X-1' });
  });

  it('let any status follow any other, each recorded in the history', async () => {
    const api = apiOf();
    const { id } = await project(api);

    for (const status of [2, 3, 4, 1]) {
      expect((await api.send('PATCH', `/projects/${id}`, { status })).body.project.status).toBe(status);
    }

    await eventually(async () => {
      const { body } = await api.get(`/projects/${id}/history?filter[action]=project.updated`);
      expect(body.history.map((line: { changes: object[] }) => line.changes[0])).toEqual([
        { field: 'status', from: 4, to: 1 },
        { field: 'status', from: 3, to: 4 },
        { field: 'status', from: 2, to: 3 },
        { field: 'status', from: 1, to: 2 },
      ]);
    });
    const beyond = await api.get(`/projects/${id}/history?filter[action]=project.updated&page=9`);
    expect(beyond.body).toMatchObject({ history: [], meta: { total: 4, from: 0, to: 0 } });
  });

  it('may be null: customer, contact, parent and what hangs on them', async () => {
    const api = apiOf();
    const acme = await make(api, '/customers', 'customer', { name: 'Acme' });
    const { id } = await project(api, { customer_id: acme.id, costs: { planned: 5, actual: 3 } });

    const { body } = await api.send('PATCH', `/projects/${id}`, { customer_id: null, costs: null });

    expect(body.project).toMatchObject({
      customer_id: null,
      customer: null,
      headquarter: null,
      contact: null,
      costs: null,
    });
  });

  it('name nothing that is unknown, deleted or of another frame', async () => {
    const [api, other] = [apiOf(), apiOf()];
    const { id } = await project(api);
    const foreign = {
      customer_id: (await make(other, '/customers', 'customer', { name: 'Foreign' })).id,
      parent_id: (await project(other)).id,
      group_ids: [(await make(other, '/project-groups', 'project_group', { name: 'Foreign' })).id],
      tag_ids: [(await make(other, '/tags', 'tag', { name: 'foreign' })).id],
      user_ids: [(await make(other, '/users', 'user', { name: 'Foreign' })).id],
      executor_ids: [(await make(other, '/users', 'user', { name: 'Foreign' })).id],
      contact_id: 999_999,
    };
    const models: Record<keyof typeof foreign, string> = {
      customer_id: 'customer',
      parent_id: 'project',
      group_ids: 'project_group',
      tag_ids: 'tag',
      user_ids: 'user',
      executor_ids: 'user',
      contact_id: 'contact',
    };

    for (const [field, value] of Object.entries(foreign)) {
      const code = `${models[field as keyof typeof foreign]}_model_not_found`;
      expect(await api.send('PATCH', `/projects/${id}`, { [field]: value })).toMatchObject(refusal(404, code));
      expect(await api.send('POST', '/projects', { name: 'New', [field]: value })).toMatchObject(refusal(404, code));
    }
    expect((await api.get('/projects')).body.meta.total).toBe(1);
  });

  it('show tags, users and executors that arrays replace whole', async () => {
    const api = apiOf();
    const [one, two] = [
      await make(api, '/tags', 'tag', { name: 'a', color: '#111111' }),
      await make(api, '/tags', 'tag', { name: 'b', color: '#222222' }),
    ];
    const bo = await make(api, '/users', 'user', { name: 'Bo' });
    const { id } = await project(api, { tag_ids: [one.id], user_ids: [bo.id], executor_ids: [bo.id] });

    const { body } = await api.send('PATCH', `/projects/${id}`, { tag_ids: [two.id], user_ids: [] });

    expect(body.project).toMatchObject({
      tags: [{ id: two.id, name: 'b', color: '#222222' }],
      users: [],
      executors: [{ id: bo.id, name: 'Bo', avatar_url: expect.stringMatching(/^data:image/) }],
    });
  });
});

describe('changes of a project', () => {
  it('carry an ETag; of two with the same If-Match one wins', async () => {
    const api = apiOf();
    const { id } = await project(api);
    const seen = (await api.get(`/projects/${id}`)).headers.get('etag') ?? '';

    const both = await Promise.all(
      [1, 2].map((budget) => api.send('PATCH', `/projects/${id}`, { budget }, { 'If-Match': seen })),
    );

    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    const winner = both.find(({ status }) => status === 200);
    expect((await api.get(`/projects/${id}`)).headers.get('etag')).toBe(winner?.headers.get('etag'));
    expect((await api.send('DELETE', `/projects/${id}`, undefined, { 'If-Match': seen })).status).toBe(412);
  });

  it('end with its deletion and begin again when it is restored', async () => {
    const api = apiOf();
    const { id } = await project(api);

    expect((await api.send('DELETE', `/projects/${id}`)).body.project.deleted_at).toEqual(expect.any(String));

    const notFound = refusal(404, 'project_model_not_found');
    expect(await api.get(`/projects/${id}`)).toMatchObject(notFound);
    expect(await api.send('PATCH', `/projects/${id}`, { name: 'x' })).toMatchObject(notFound);
    expect(await api.send('DELETE', `/projects/${id}`)).toMatchObject(notFound);
    expect((await api.get('/projects')).body.meta.total).toBe(0);
    expect((await api.get('/projects?filter[trashed]=only')).body.projects).toMatchObject([{ id }]);
    expect((await api.send('POST', `/projects/${id}/restore`)).body.project.deleted_at).toBeNull();
    expect(await api.send('POST', `/projects/${id}/restore`)).toMatchObject(notFound);
    expect((await read(api, id)).id).toBe(id);
  });

  it('are made once for an Idempotency-Key, of fifty at the same time', async () => {
    const api = apiOf();
    const key = { 'Idempotency-Key': 'roof-1' };

    const asked = await Promise.all(
      Array.from({ length: 50 }, () => api.send('POST', '/projects', { name: 'Roof' }, key)),
    );

    expect(new Set(asked.map(({ body }) => body.project.id)).size).toBe(1);
    expect((await api.get('/projects')).body.meta.total).toBe(1);
    expect(await api.send('POST', '/projects', { name: 'Wall' }, key)).toMatchObject(
      refusal(409, 'idempotency_key_reused'),
    );
    expect((await api.send('POST', '/projects', { name: 'Roof' }, { 'Idempotency-Key': 'a b' })).status).toBe(400);
    const colleague = apiOf({ frameId: api.identity.frameId });
    expect((await colleague.send('POST', '/projects', { name: 'Roof' }, key)).body.project.code).toBe('P-2');
  });
});

describe('merging', () => {
  it('closes the source in favour of the target, and is taken back exactly', async () => {
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
    ] as const) {
      const refused = await api.send(method, `/projects/${source.id}${path}`, body);
      expect(refused).toMatchObject(refusal(422, 'merged_project'));
    }
    expect((await api.send('POST', `/projects/${source.id}/unmerge`)).body.project).toEqual({
      ...source,
      updated_at: expect.any(String),
    });
    expect(await api.send('POST', `/projects/${source.id}/unmerge`)).toMatchObject(refusal(422, 'not_merged'));
  });

  it('is refused with itself, an ancestor, a merged one, and one of another frame', async () => {
    const api = apiOf();
    const parent = await project(api);
    const child = await project(api, { parent_id: parent.id });
    const merged = await project(api);
    await api.send('POST', `/projects/${merged.id}/merge`, { into: parent.id });
    const foreign = await project(apiOf());
    const merge = (from: string, into: string) => api.send('POST', `/projects/${from}/merge`, { into });

    expect(await merge(parent.id, parent.id)).toMatchObject(refusal(422, 'invalid_merge'));
    expect(await merge(child.id, parent.id)).toMatchObject(refusal(422, 'invalid_merge'));
    expect(await merge(child.id, merged.id)).toMatchObject(refusal(422, 'merged_project'));
    expect(await merge(child.id, foreign.id)).toMatchObject(refusal(404, 'project_model_not_found'));
    expect(await merge(child.id, 'x')).toMatchObject(refusal(422, 'validation_errors'));
  });
});

describe('duplicating', () => {
  it('copies tags, people and tasks under a code of its own, and the children where asked', async () => {
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

  it('makes a project of a template, which stands in no listing but that of templates', async () => {
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
  it('are made, listed, changed, done, deleted and restored under their project, which shows them', async () => {
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

  it('are known neither in other frames nor under other projects', async () => {
    const [api, theirs] = [apiOf(), apiOf()];
    const [one, two] = [await project(api), await project(api)];
    const task = await make(api, `/projects/${one.id}/tasks`, 'task', { title: 'Call' });
    const foreign = await make(theirs, '/users', 'user', { name: 'Foreign' });

    expect(await theirs.get(`/projects/${one.id}/tasks`)).toMatchObject(refusal(404, 'project_model_not_found'));
    expect(await api.get(`/projects/${two.id}/tasks/${task.id}`)).toMatchObject(refusal(404, 'task_model_not_found'));
    const assigned = await api.send('PATCH', `/projects/${one.id}/tasks/${task.id}`, { assignee_id: foreign.id });
    expect(assigned).toMatchObject(refusal(404, 'user_model_not_found'));
  });
});

describe('the share page', () => {
  const open = (token: string, accept: string) => fetch(`${system.base_url}/share/${token}`, { headers: { accept } });

  it('shows everybody who has the link what the settings allow, and nothing else', async () => {
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
    expect(html).not.toContain('99');
  });

  it('ends with its link: taken back, past its day, or with the project', async () => {
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
