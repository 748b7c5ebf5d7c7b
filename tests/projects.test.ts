import { apiOf } from './support/api';
import { eventually } from './support/eventually';
import { system } from './support/system';

describe('a project through the gateway', () => {
  it('has the fields of the specification', async () => {
    const api = apiOf();
    const head = await api.send('POST', '/customers', { name: 'Acme' });
    const customer = await api.send('POST', '/customers', { name: 'Acme Lisbon', parent_id: head.body.customer.id });
    const contact = await api.send('POST', '/contacts', {
      name: 'Ana',
      role: 'Buyer',
      email: 'ana@example.org',
      phone: '+351 21 000 0000',
      customer_ids: [customer.body.customer.id],
    });

    const { status, body } = await api.send('POST', '/projects', {
      name: 'Roof',
      budget: 120_000,
      customer_id: customer.body.customer.id,
      contact_id: contact.body.contact.id,
    });

    expect(status).toBe(200);
    expect(body).toEqual({
      response: true,
      project: {
        id: expect.any(String),
        old_id: null,
        code: 'P-1',
        name: 'Roof',
        description: '',
        impact: 0,
        parent_id: null,
        frame_id: api.identity.frameId,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        updated_at: expect.stringMatching(/Z$/),
        version: 1,
        customer_id: customer.body.customer.id,
        contact_id: contact.body.contact.id,
        share_token: null,
        share_settings: null,
        merged_id: null,
        status: 1,
        status_name: 'in-progress',
        budget: 120_000,
        is_template: false,
        created_by: api.identity.userId,
        deleted_at: null,
        headquarter: { id: head.body.customer.id, name: 'Acme', parent_id: null, parent: null },
        customer: {
          id: customer.body.customer.id,
          name: 'Acme Lisbon',
          parent_id: head.body.customer.id,
          parent: { id: head.body.customer.id, name: 'Acme' },
        },
        contact: expect.objectContaining({ id: contact.body.contact.id, role: 'Buyer', deleted_at: null }),
        groups: [],
        frame: { id: api.identity.frameId, name: expect.any(String), subdomain: expect.any(String), model_forms: null },
        form: null,
        costs: null,
        form_answers: [],
        tasks: [],
        funnels: [],
        funnel_steps: [],
        tags: [],
        users: [],
        executors: [],
      },
    });
  });

  it('returns 404 in every other frame', async () => {
    const mine = apiOf();
    const { body } = await mine.send('POST', '/projects', { name: 'Mine' });
    const path = `/projects/${body.project.id}`;
    const theirs = apiOf();

    for (const [method, suffix, sent] of [
      ['GET', ''],
      ['PATCH', '', { name: 'Theirs' }],
      ['DELETE', ''],
      ['POST', '/restore'],
      ['GET', '/history'],
    ] as const) {
      const rejected = await theirs.send(method, `${path}${suffix}`, sent);
      expect(rejected).toMatchObject({ status: 404, body: { message: 'project_model_not_found' } });
    }
    expect((await mine.get(path)).body.project.name).toBe('Mine');
  });

  it('returns 404 for a malformed id', async () => {
    const rejected = await apiOf().get('/projects/42');

    expect(rejected).toMatchObject({ status: 404, body: { message: 'project_model_not_found' } });
  });

  it('rejects bodies that are malformed, too large or of another type', async () => {
    const api = apiOf();
    const large = JSON.stringify({ name: 'x', description: 'x'.repeat(1_100_000) });
    const post = (body: string, type: string) => ({ method: 'POST', body, headers: { 'content-type': type } });
    const send = async (init: { method: string; body: string; headers: Record<string, string> }) => {
      const headers = { ...init.headers, authorization: `Bearer ${api.token}` };
      const response = await fetch(`${system.base_url}/api/management/projects`, { ...init, headers });
      return { status: response.status, body: await response.json() };
    };

    expect(await send(post('{"name":', 'application/json'))).toMatchObject({
      status: 400,
      body: { message: 'malformed_body' },
    });
    expect(await send(post(large, 'application/json'))).toMatchObject({
      status: 413,
      body: { message: 'payload_too_large' },
    });
    expect(await send(post('name=x', 'text/plain'))).toMatchObject({
      status: 415,
      body: { message: 'unsupported_media_type' },
    });
    expect(await send(post('[]', 'application/json'))).toMatchObject({
      status: 422,
      body: { message: 'validation_errors' },
    });
  });

  it('stores any script and emoji unchanged', async () => {
    const api = apiOf();
    const name = 'Ünïcode 名前 مشروع 👩‍👩‍👧 e\u0301';

    const { body } = await api.send('POST', '/projects', { name });

    expect((await api.get(`/projects/${body.project.id}`)).body.project.name).toBe(name);
  });

  it('has a history with actor and request id', async () => {
    const api = apiOf({ name: 'Rita Historian' });
    const created = await api.send('POST', '/projects', { name: 'Before' });
    const changed = await api.send('PATCH', `/projects/${created.body.project.id}`, { name: 'After', budget: 5 });

    const history = await eventually(async () => {
      const { body } = await api.get(`/projects/${created.body.project.id}/history`);
      expect(body.meta.total).toBe(2);
      return body.history;
    });

    expect(history[0]).toMatchObject({
      action: 'project.updated',
      actor: { kind: 'user', id: api.identity.userId, name: 'Rita Historian' },
      request_id: changed.headers.get('x-request-id'),
      changes: [
        { field: 'name', from: 'Before', to: 'After' },
        { field: 'budget', from: 0, to: 5 },
      ],
    });
  });

  it('returns to each of many concurrent updates the version and the fields that it wrote', async () => {
    const api = apiOf();
    const { id } = (await api.send('POST', '/projects', { name: 'Roof' })).body.project;
    const update = async (budget: number) => {
      const { headers, body } = await api.send('PATCH', `/projects/${id}`, { budget });
      return { version: headers.get('etag'), sent: budget, returned: body.project.budget };
    };

    const updates = await Promise.all(Array.from({ length: 40 }, (_, index) => update(index + 1)));

    expect(updates.filter(({ sent, returned }) => sent !== returned)).toEqual([]);
    expect(new Set(updates.map(({ version }) => version)).size).toBe(40);
  });

  it('shows deleted contacts on projects, and omits them from listings', async () => {
    const api = apiOf();
    const contact = await api.send('POST', '/contacts', { name: 'Leaving' });
    const project = await api.send('POST', '/projects', { name: 'Roof', contact_id: contact.body.contact.id });

    const archived = await api.send('DELETE', `/contacts/${contact.body.contact.id}`);

    expect(archived).toMatchObject({
      status: 200,
      body: { response: true, contact: { deleted_at: expect.any(String) } },
    });
    expect((await api.get('/contacts')).body.contacts).toEqual([]);
    expect((await api.get(`/projects/${project.body.project.id}`)).body.project.contact.deleted_at).toEqual(
      expect.any(String),
    );
    expect((await api.send('POST', '/projects', { name: 'New', contact_id: contact.body.contact.id })).status).toBe(
      404,
    );
  });
});

describe('pages', () => {
  it.each([
    ['page=0', { current_page: 1 }],
    ['page=-3', { current_page: 1 }],
    ['page=x', { current_page: 1 }],
    ['page=2.7', { current_page: 2 }],
    ['perPage=0', { per_page: 30 }],
    ['perPage=', { per_page: 30 }],
    ['perPage=101', { per_page: 100 }],
    ['perPage=1e30', { per_page: 100 }],
    ['perPage=1&perPage=2', { per_page: 30 }],
  ])('are clamped: %s', async (query, meta) => {
    const { status, body } = await apiOf().get(`/projects?${query}`);

    expect({ status, body }).toMatchObject({
      status: 200,
      body: { response: true, meta: { ...meta, total: 0, from: 0, to: 0, last_page: 1 } },
    });
  });
});

describe("a project's own form", () => {
  it('must be a form of the frame that is not deleted', async () => {
    const api = apiOf();
    const made = await api.send('POST', '/forms', { title: 'Survey', fields: [{ label: 'Area', type: 'number' }] });
    const { id: form_id } = made.body.form;
    const { body } = await api.send('POST', '/projects', { name: 'Roof', form_id });
    const unknown = { status: 404, body: { message: 'form_model_not_found' } };

    expect(body.project.form).toEqual({ id: form_id, title: 'Survey' });
    expect(await api.send('POST', '/projects', { name: 'Wall', form_id: 999_999 })).toMatchObject(unknown);
    expect(await apiOf().send('POST', '/projects', { name: 'Wall', form_id })).toMatchObject(unknown);
    const path = `/projects/${body.project.id}`;
    expect(await api.send('PATCH', path, { form_id: 999_999 })).toMatchObject(unknown);
    await api.send('DELETE', `/forms/${form_id}`);
    expect(await api.send('PATCH', path, { form_id })).toMatchObject(unknown);
    expect(await api.send('PATCH', path, { form_id: null })).toMatchObject({ body: { project: { form: null } } });
  });
});

describe('the search parameters', () => {
  it.each(['project', 'customer', 'contact', 'user'])('are described for %s', async (model) => {
    const { status, body } = await apiOf().get(`/system/params/${model}`);

    expect(status).toBe(200);
    expect(body.params.filters).toContainEqual(
      expect.objectContaining({ name: 'name', input_type: 'text', hydrate: null, options: [] }),
    );
    expect(body.params.sorting).toContainEqual({ name: 'created_at', arguments: [] });
  });

  it('are not described for an unknown model', async () => {
    expect(await apiOf().get('/system/params/nothing')).toMatchObject({
      status: 404,
      body: { message: 'model_class_not_found' },
    });
  });
});
