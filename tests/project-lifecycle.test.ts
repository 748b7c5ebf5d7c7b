import { type Api, apiOf } from './support/api';
import { eventually } from './support/eventually';

async function make(api: Api, path: string, member: string, fields: object = {}) {
  const { status, body } = await api.send('POST', path, fields);
  expect({ status, body }).toMatchObject({ status: 200, body: { response: true } });
  return body[member];
}

const project = (api: Api, fields: object = {}) => make(api, '/projects', 'project', { name: 'Roof', ...fields });
const read = async (api: Api, id: string) => (await api.get(`/projects/${id}`)).body.project;
const errorOf = (status: number, message: string) => ({ status, body: { response: false, message } });

describe('the fields of a project', () => {
  it('are validated, with an error for each', async () => {
    const api = apiOf();

    const rejected = await api.send('POST', '/projects', {
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

    expect(rejected).toMatchObject(errorOf(422, 'validation_errors'));
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
    expect(Object.keys(rejected.body.validation).sort()).toEqual([...fields, 'name', 'parent_id', 'status']);
  });

  it('include a sequential code by default, P- and the next number of the frame, also for concurrent requests', async () => {
    const api = apiOf();

    const created = await Promise.all(Array.from({ length: 20 }, () => project(api)));

    expect(new Set(created.map(({ code }) => code)).size).toBe(20);
    for (const { code } of created) expect(code).toMatch(/^P-[1-9]\d*$/);
    expect((await project(apiOf())).code).toBe('P-1');
  });

  it.each(['code', 'old_id'])('keep %s unique in a frame', async (field) => {
    const api = apiOf();
    await project(api, { [field]: 'X-1' });
    const other = await project(api);

    expect(await api.send('POST', '/projects', { name: 'Again', [field]: 'X-1' })).toMatchObject(
      errorOf(409, 'conflict'),
    );
    expect(await api.send('PATCH', `/projects/${other.id}`, { [field]: 'X-1' })).toMatchObject(
      errorOf(409, 'conflict'),
    );
    await project(apiOf(), { [field]: 'X-1' });
  });

  it('include a status that can change to any other, each change recorded in the history', async () => {
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

  it('can be null: customer, contact, and values derived from them', async () => {
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

  it('reject ids that are unknown, deleted or of another frame', async () => {
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
      expect(await api.send('PATCH', `/projects/${id}`, { [field]: value })).toMatchObject(errorOf(404, code));
      expect(await api.send('POST', '/projects', { name: 'New', [field]: value })).toMatchObject(errorOf(404, code));
    }
    expect((await api.get('/projects')).body.meta.total).toBe(1);
  });

  it('include tags, users and executors, which are replaced completely by arrays', async () => {
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
      executors: [{ id: bo.id, name: 'Bo', avatar_url: expect.stringMatching(/\/avatars\/\d-B\.svg$/) }],
    });
  });
});

describe('changes of a project', () => {
  it('have an ETag; one of two changes with the same If-Match is rejected', async () => {
    const api = apiOf();
    const { id } = await project(api);
    const seen = (await api.get(`/projects/${id}`)).headers.get('etag') ?? '';

    const both = await Promise.all(
      [1, 2].map((budget) => api.send('PATCH', `/projects/${id}`, { budget }, { 'If-Match': seen })),
    );

    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    const successful = both.find(({ status }) => status === 200);
    expect((await api.get(`/projects/${id}`)).headers.get('etag')).toBe(successful?.headers.get('etag'));
    expect((await api.send('DELETE', `/projects/${id}`, undefined, { 'If-Match': seen })).status).toBe(412);
  });

  it('are rejected while the project is deleted, and accepted after it is restored', async () => {
    const api = apiOf();
    const { id } = await project(api);

    expect((await api.send('DELETE', `/projects/${id}`)).body.project.deleted_at).toEqual(expect.any(String));

    const notFound = errorOf(404, 'project_model_not_found');
    expect(await api.get(`/projects/${id}`)).toMatchObject(notFound);
    expect(await api.send('PATCH', `/projects/${id}`, { name: 'x' })).toMatchObject(notFound);
    expect(await api.send('DELETE', `/projects/${id}`)).toMatchObject(notFound);
    expect((await api.get('/projects')).body.meta.total).toBe(0);
    expect((await api.get('/projects?filter[trashed]=only')).body.projects).toMatchObject([{ id }]);
    expect((await api.send('POST', `/projects/${id}/restore`)).body.project.deleted_at).toBeNull();
    expect(await api.send('POST', `/projects/${id}/restore`)).toMatchObject(notFound);
    expect((await read(api, id)).id).toBe(id);
  });

  it('are executed once for an Idempotency-Key, also with fifty concurrent requests', async () => {
    const api = apiOf();
    const key = { 'Idempotency-Key': 'roof-1' };

    const responses = await Promise.all(
      Array.from({ length: 50 }, () => api.send('POST', '/projects', { name: 'Roof' }, key)),
    );

    expect(new Set(responses.map(({ body }) => body.project.id)).size).toBe(1);
    expect((await api.get('/projects')).body.meta.total).toBe(1);
    expect(await api.send('POST', '/projects', { name: 'Wall' }, key)).toMatchObject(
      errorOf(409, 'idempotency_key_reused'),
    );
    expect((await api.send('POST', '/projects', { name: 'Roof' }, { 'Idempotency-Key': 'a b' })).status).toBe(400);
    const colleague = apiOf({ frameId: api.identity.frameId });
    expect((await colleague.send('POST', '/projects', { name: 'Roof' }, key)).body.project.code).toBe('P-2');
  });
});
