import { type Api, apiOf } from './support/api';

const KINDS = [
  { path: '/customers', member: 'customer', many: 'customers', more: { document: '509', email: 'a@example.org' } },
  { path: '/contacts', member: 'contact', many: 'contacts', more: { role: 'Buyer', phone: '+351 912' } },
  { path: '/users', member: 'user', many: 'users', more: { email: 'bo@example.org' } },
  { path: '/project-groups', member: 'project_group', many: 'project_groups', more: {} },
  { path: '/tags', member: 'tag', many: 'tags', more: { color: '#cc0000' } },
] as const;

async function make(api: Api, path: string, member: string, fields: object) {
  const { status, body } = await api.send('POST', path, fields);
  expect({ status, body }).toMatchObject({ status: 200, body: { response: true, [member]: fields } });
  return body[member];
}

describe.each(KINDS)('$many', ({ path, member, many, more }) => {
  it('are created, read, listed, searched, changed, soft-deleted and restored', async () => {
    const api = apiOf();
    const one = await make(api, path, member, { name: 'Ána One', ...more });
    await make(api, path, member, { name: 'Other' });
    const at = `${path}/${one.id}`;

    expect((await api.get(at)).body[member]).toEqual(one);
    const listed = await api.get(`${path}?filter[name]=${encodeURIComponent('Ána One')}`);
    expect(listed.body).toMatchObject({ meta: { total: 1 }, [many]: [one] });
    const filters = [{ field: 'name', operator: 'contains', value: 'ana one' }];
    expect((await api.send('POST', `${path}/search`, { filters })).body[many]).toEqual([one]);

    const changed = await api.send('PATCH', at, { name: 'Changed' });
    expect(changed.body[member]).toMatchObject({ id: one.id, name: 'Changed', ...more });
    const deleted = await api.send('DELETE', at);
    expect(deleted).toMatchObject({ status: 200, body: { response: true, [member]: { id: one.id } } });
    expect(deleted.body[member].deleted_at).toEqual(expect.any(String));
    expect((await api.get(at)).status).toBe(404);
    expect(await api.send('DELETE', at)).toMatchObject({ status: 404, body: { message: `${member}_model_not_found` } });
    expect((await api.get(`${path}?filter[trashed]=only`)).body[many]).toMatchObject([{ id: one.id }]);
    expect((await api.get(`${path}?filter[trashed]=with&filter[id]=${one.id}`)).body.meta.total).toBe(1);
    expect((await api.send('POST', `${at}/restore`)).body[member]).toMatchObject({ id: one.id, deleted_at: null });
    expect((await api.get(at)).status).toBe(200);
  });

  it('have an ETag, and reject a change with an old version', async () => {
    const api = apiOf();
    const { id } = await make(api, path, member, { name: 'Seen' });
    const seen = (await api.get(`${path}/${id}`)).headers.get('etag') ?? '';
    expect(seen).not.toBe('');

    const both = await Promise.all(
      ['First', 'Second'].map((name) => api.send('PATCH', `${path}/${id}`, { name }, { 'If-Match': seen })),
    );

    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(both.find(({ status }) => status === 412)?.body.message).toBe('precondition_failed');
    expect((await api.send('DELETE', `${path}/${id}`, undefined, { 'If-Match': seen })).status).toBe(412);
  });

  it('apply concurrent changes one after the other if no If-Match is sent', async () => {
    const api = apiOf();
    const { id } = await make(api, path, member, { name: 'Before' });

    const all = await Promise.all(
      Array.from({ length: 8 }, (_, turn) => api.send('PATCH', `${path}/${id}`, { name: `After ${turn}` })),
    );

    expect(all.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const { body } = await api.get(`${path}/${id}`);
    expect(body[member].name).toMatch(/^After \d$/);
  });

  it('reject unknown, missing and invalid members, and name each of them', async () => {
    const api = apiOf();

    const rejected = await api.send('POST', path, { name: 7, colour: 'x' });
    const missing = await api.send('POST', path, {});

    expect(rejected).toMatchObject({ status: 422, body: { response: false, message: 'validation_errors' } });
    expect(Object.keys(rejected.body.validation).sort()).toEqual(['colour', 'name']);
    expect(missing.body.validation).toEqual({ name: ['This field is required.'] });
    expect(await api.get(`${path}?filter[colour]=x`)).toMatchObject({
      status: 422,
      body: { message: 'validation_error' },
    });
    expect(await api.get(`${path}?filter[trashed]=yes`)).toMatchObject({
      status: 422,
      body: { message: 'validation_errors' },
    });
  });

  it('are not accessible from other frames, and not listed there', async () => {
    const [mine, theirs] = [apiOf(), apiOf()];
    const { id } = await make(mine, path, member, { name: 'Mine' });

    for (const [method, suffix, sent] of [
      ['GET', ''],
      ['PATCH', '', { name: 'Theirs' }],
      ['DELETE', ''],
      ['POST', '/restore'],
    ] as const) {
      const rejected = await theirs.send(method, `${path}/${id}${suffix}`, sent);
      expect(rejected).toMatchObject({ status: 404, body: { message: `${member}_model_not_found` } });
    }
    const filters = [{ field: 'name', operator: 'equals', value: 'Mine' }];
    expect((await theirs.send('POST', `${path}/search`, { filters })).body.meta.total).toBe(0);
    expect((await mine.get(`${path}/${id}`)).body[member].name).toBe('Mine');
  });

  it('support an Idempotency-Key, and reject another request with the same key', async () => {
    const api = apiOf();
    const key = { 'Idempotency-Key': 'key-1' };

    const responses = await Promise.all(Array.from({ length: 5 }, () => api.send('POST', path, { name: 'Once' }, key)));
    const other = await api.send('POST', path, { name: 'Twice' }, key);

    expect(new Set(responses.map(({ body }) => body[member].id)).size).toBe(1);
    expect(other).toMatchObject({ status: 409, body: { message: 'idempotency_key_reused' } });
    expect((await api.get(`${path}?filter[name]=Once`)).body.meta.total).toBe(1);
  });
});

describe('customers', () => {
  it('are a tree: a project contains its customer with the parent, and the root as headquarter', async () => {
    const api = apiOf();
    const acme = await make(api, '/customers', 'customer', { name: 'Acme' });
    const iberia = await make(api, '/customers', 'customer', { name: 'Acme Iberia', parent_id: acme.id });
    const lisbon = await make(api, '/customers', 'customer', { name: 'Acme Lisbon', parent_id: iberia.id });

    const { project } = (await api.send('POST', '/projects', { name: 'Roof', customer_id: lisbon.id })).body;

    expect(project.customer).toEqual({
      id: lisbon.id,
      name: 'Acme Lisbon',
      parent_id: iberia.id,
      parent: { id: iberia.id, name: 'Acme Iberia' },
    });
    expect(project.headquarter).toEqual({ id: acme.id, name: 'Acme', parent_id: null, parent: null });
  });

  it('reject cycles, and parents of another frame', async () => {
    const api = apiOf();
    const acme = await make(api, '/customers', 'customer', { name: 'Acme' });
    const lisbon = await make(api, '/customers', 'customer', { name: 'Lisbon', parent_id: acme.id });
    const foreign = await make(apiOf(), '/customers', 'customer', { name: 'Foreign' });
    const patch = (parent_id: string) => api.send('PATCH', `/customers/${acme.id}`, { parent_id });

    expect(await patch(lisbon.id)).toMatchObject({ status: 422, body: { message: 'hierarchy_cycle' } });
    expect(await patch(acme.id)).toMatchObject({ status: 422, body: { message: 'hierarchy_cycle' } });
    expect(await patch(foreign.id)).toMatchObject({ status: 404, body: { message: 'customer_model_not_found' } });
  });

  it('remain visible on projects after they were deleted, and are rejected for new links', async () => {
    const api = apiOf();
    const acme = await make(api, '/customers', 'customer', { name: 'Acme' });
    const { project } = (await api.send('POST', '/projects', { name: 'Roof', customer_id: acme.id })).body;

    expect((await api.send('DELETE', `/customers/${acme.id}`)).status).toBe(200);

    expect((await api.get(`/projects/${project.id}`)).body.project.customer).toMatchObject({ id: acme.id });
    const rejected = await api.send('POST', '/projects', { name: 'New', customer_id: acme.id });
    expect(rejected).toMatchObject({ status: 404, body: { message: 'customer_model_not_found' } });
  });

  it('have unique documents in a frame', async () => {
    const api = apiOf();
    await make(api, '/customers', 'customer', { name: 'Acme', document: '509' });

    expect(await api.send('POST', '/customers', { name: 'Again', document: '509' })).toMatchObject({
      status: 409,
      body: { message: 'conflict' },
    });
    await make(apiOf(), '/customers', 'customer', { name: 'Elsewhere', document: '509' });
    expect(await api.send('POST', '/customers', { name: 'None', document: ' ' })).toMatchObject({
      status: 422,
      body: { validation: { document: ['Must not be empty.'] } },
    });
  });
});

describe('contacts', () => {
  it('have numeric ids that start at 1 in each frame, and belong to customers', async () => {
    const api = apiOf();
    const acme = await make(api, '/customers', 'customer', { name: 'Acme' });

    const { body } = await api.send('POST', '/contacts', { name: 'Ana', customer_ids: [acme.id] });

    expect(body.contact).toEqual({
      id: expect.any(Number),
      name: 'Ana',
      role: '',
      email: null,
      phone: '',
      description: null,
      frame_id: api.identity.frameId,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updated_at: body.contact.created_at,
      deleted_at: null,
      customers: [{ id: acme.id, name: 'Acme' }],
    });
    const foreign = await make(apiOf(), '/customers', 'customer', { name: 'Foreign' });
    const patch = (customer_ids: string[]) => api.send('PATCH', `/contacts/${body.contact.id}`, { customer_ids });
    expect(await patch([foreign.id])).toMatchObject({ status: 404, body: { message: 'customer_model_not_found' } });
    expect((await patch([])).body.contact.customers).toEqual([]);
  });

  it('reject an invalid e-mail, and return 404 for an id that is not a number', async () => {
    const api = apiOf();

    expect((await api.send('POST', '/contacts', { name: 'Ana', email: 'invalid' })).body.validation).toHaveProperty(
      'email',
    );
    for (const id of ['x', '0', '1.5', '99999999999']) {
      expect(await api.get(`/contacts/${id}`)).toMatchObject({
        status: 404,
        body: { message: 'contact_model_not_found' },
      });
    }
  });
});

describe('users', () => {
  it('have an avatar, and are created when their token is first used', async () => {
    const api = apiOf({ name: 'Ana Tester' });

    const { body } = await api.get('/me');

    expect(body).toMatchObject({
      response: true,
      user: { id: api.identity.userId, name: 'Ana Tester', active: true, deleted_at: null },
      frame: { id: api.identity.frameId, locale: 'en', model_forms: null },
      scopes: ['*'],
    });
    const picture = await fetch(body.user.avatar_url);
    expect([picture.headers.get('content-type'), await picture.text()]).toEqual([
      'image/svg+xml',
      expect.stringContaining('>AT</text>'),
    ]);
    expect((await api.get('/users')).body.users).toMatchObject([{ id: api.identity.userId }]);
  });

  it('remain on projects after they were deleted, marked as deleted, and are rejected for new links', async () => {
    const api = apiOf();
    const bo = await make(api, '/users', 'user', { name: 'Bo' });
    const { project } = (await api.send('POST', '/projects', { name: 'Roof', user_ids: [bo.id] })).body;

    await api.send('DELETE', `/users/${bo.id}`);

    expect((await api.get(`/projects/${project.id}`)).body.project.users).toMatchObject([
      { id: bo.id, deleted_at: expect.any(String) },
    ]);
    expect(await api.send('POST', '/projects', { name: 'New', user_ids: [bo.id] })).toMatchObject({
      status: 404,
      body: { message: 'user_model_not_found' },
    });
  });
});
