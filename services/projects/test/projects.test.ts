import { aCaller, eventually, type ServiceClient, serviceClient } from '@trackway/testkit';
import { sharedProjects } from './start-projects';

type Service = Awaited<ReturnType<typeof sharedProjects>>;

describe('projects over HTTP', () => {
  let service: Service;
  let client: ServiceClient;
  let otherTenant: ServiceClient;

  beforeAll(async () => {
    service = await sharedProjects();
  }, 60_000);
  afterAll(() => service.stop());
  beforeEach(() => {
    client = serviceClient(service.httpPort, aCaller());
    otherTenant = serviceClient(service.httpPort, aCaller());
  });

  async function create(fields: object): Promise<Record<string, never>> {
    const { status, body } = await client.send('POST', '/api/management/projects', fields);
    expect({ status, body }).toMatchObject({ status: 200 });
    return body['project'] as unknown as Record<string, never>;
  }

  it('creates a project with only a name', async () => {
    const project = await create({ name: 'Roof' });

    expect(project).toMatchObject({
      name: 'Roof',
      code: 'P-1',
      status: 1,
      budget: 0,
      impact: 0,
      description: '',
      customer: null,
    });
    const read = await client.send('GET', `/api/management/projects/${project['id']}`);
    expect(read.body['project']).toEqual(project);
  });

  it('shows the customer with its parent, the headquarter and the contact', async () => {
    const head = (await client.send('POST', '/api/management/customers', { name: 'Acme' })).body['customer'] as {
      id: string;
    };
    const branch = (await client.send('POST', '/api/management/customers', { name: 'Acme Lisbon', parent_id: head.id }))
      .body['customer'] as { id: string };
    const contact = (await client.send('POST', '/api/management/contacts', { name: 'Ana', customer_ids: [branch.id] }))
      .body['contact'] as { id: number };

    const project = await create({ name: 'Roof', customer_id: branch.id, contact_id: contact.id });

    expect(project).toMatchObject({
      customer: { id: branch.id, name: 'Acme Lisbon', parent_id: head.id, parent: { id: head.id, name: 'Acme' } },
      headquarter: { id: head.id, name: 'Acme', parent_id: null, parent: null },
      contact: { id: contact.id, name: 'Ana', customers: [{ id: branch.id, name: 'Acme Lisbon' }] },
    });
  });

  it('never repeats a number, and skips used codes', async () => {
    await create({ name: 'By hand', code: 'P-3' });

    const made = await Promise.all(Array.from({ length: 20 }, () => create({ name: 'Counted' })));

    const codes = made.map((project): unknown => project['code']);
    expect(new Set(codes).size).toBe(20);
    expect(codes).not.toContain('P-3');
  });

  it('assigns distinct numbers to 200 projects, 50 at a time', async () => {
    const codes = new Set<unknown>();
    for (let wave = 0; wave < 4; wave += 1) {
      const made = await Promise.all(Array.from({ length: 50 }, () => create({ name: 'Counted' })));
      for (const project of made) codes.add(project['code']);
    }

    expect(codes.size).toBe(200);
  }, 120_000);

  it('rejects a used code', async () => {
    await create({ name: 'One', code: 'X' });

    const { status, body } = await client.send('POST', '/api/management/projects', { name: 'Two', code: 'X' });

    expect({ status, body }).toMatchObject({
      status: 409,
      body: { response: false, message: 'conflict', validation: { code: expect.any(Array) } },
    });
  });

  it.each([
    [{}, 'name'],
    [{ name: '' }, 'name'],
    [{ name: 5 }, 'name'],
    [{ name: 'a\u0000b' }, 'name'],
    [{ name: 'x', impact: 101 }, 'impact'],
    [{ name: 'x', budget: -1 }, 'budget'],
    [{ name: 'x', budget: 1.5 }, 'budget'],
    [{ name: 'x', status: 5 }, 'status'],
    [{ name: 'x', surprise: 1 }, 'surprise'],
    [{ name: 'x', customer_id: 'nope' }, 'customer_id'],
  ])('reports the invalid field of %j', async (fields, field) => {
    const { status, body } = await client.send('POST', '/api/management/projects', fields);

    expect(status).toBe(422);
    expect(body).toMatchObject({
      response: false,
      message: 'validation_errors',
      validation: { [field]: [expect.any(String)] },
    });
  });

  it('treats a foreign id as unknown, in the path and in the body', async () => {
    const project = await create({ name: 'Mine' });
    const path = `/api/management/projects/${project['id']}`;

    for (const [method, body] of [['GET'], ['PATCH', { name: 'Theirs' }], ['DELETE']] as const) {
      const response = await otherTenant.send(method, path, body);
      expect(response).toMatchObject({ status: 404, body: { message: 'project_model_not_found' } });
    }
    const child = await otherTenant.send('POST', '/api/management/projects', {
      name: 'Child',
      parent_id: project['id'],
    });
    expect(child).toMatchObject({ status: 404, body: { message: 'project_model_not_found' } });
  });

  it('returns 401 without a token and 403 without the scope', async () => {
    const anonymous = await serviceClient(service.httpPort).send('GET', '/api/management/projects');
    const reader = serviceClient(service.httpPort, aCaller({ scopes: ['projects:read'] }));
    const rejected = await reader.send('POST', '/api/management/projects', { name: 'x' });

    expect(anonymous).toMatchObject({ status: 401, body: { message: 'unauthenticated' } });
    expect(rejected).toMatchObject({ status: 403, body: { message: 'forbidden', required_scope: 'projects:write' } });
  });

  it('changes only the expected version', async () => {
    const project = await create({ name: 'First' });
    const path = `/api/management/projects/${project['id']}`;
    const { headers } = await client.send('GET', path);
    const seen = { 'if-match': headers.get('etag') ?? '' };

    const responses = await Promise.all([
      client.send('PATCH', path, { name: 'Second' }, seen),
      client.send('PATCH', path, { name: 'Third' }, seen),
    ]);

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it.each([
    ['POST', 'merge'],
    ['POST', 'unmerge'],
    ['POST', 'share'],
    ['DELETE', 'share'],
    ['POST', 'restore'],
  ] as const)('rejects %s %s of an old version', async (method, action) => {
    const { id } = await create({ name: 'Seen' });
    const { id: into } = await create({ name: 'Target' });
    const path = `/api/management/projects/${id}`;
    if (action === 'unmerge') await client.send('POST', `${path}/merge`, { into });
    if (method === 'DELETE') await client.send('POST', `${path}/share`, {});
    if (action === 'restore') await client.send('DELETE', path);

    const body = method === 'DELETE' || action !== 'merge' ? undefined : { into };
    const stale = await client.send(method, `${path}/${action}`, action === 'share' && method === 'POST' ? {} : body, {
      'if-match': '"999"',
    });

    expect(stale).toMatchObject({ status: 412, body: { message: 'precondition_failed' } });
  });

  it('soft-deletes once, and restores', async () => {
    const project = await create({ name: 'Going' });
    const path = `/api/management/projects/${project['id']}`;

    expect((await client.send('DELETE', path)).body['project']).toMatchObject({ deleted_at: expect.any(String) });
    expect((await client.send('DELETE', path)).status).toBe(404);
    expect((await client.send('GET', path)).status).toBe(404);
    expect((await client.send('POST', `${path}/restore`)).body['project']).toMatchObject({ deleted_at: null });
    expect((await client.send('GET', path)).status).toBe(200);
  });

  it('rejects a cycle, also with concurrent requests', async () => {
    const one = await create({ name: 'One' });
    const two = await create({ name: 'Two' });

    const responses = await Promise.all([
      client.send('PATCH', `/api/management/projects/${one['id']}`, { parent_id: two['id'] }),
      client.send('PATCH', `/api/management/projects/${two['id']}`, { parent_id: one['id'] }),
    ]);

    const rejected = responses.filter(({ status }) => status === 422);
    expect(rejected).toHaveLength(1);
    expect(rejected[0]?.body).toMatchObject({ message: 'hierarchy_cycle' });
  });

  it('clamps page parameters', async () => {
    for (const name of ['a', 'b', 'c']) await create({ name });

    const page = await client.send('GET', '/api/management/projects?page=2&perPage=2');
    const odd = await client.send('GET', '/api/management/projects?page=x&perPage=1e30');

    expect(page.body).toMatchObject({
      meta: { current_page: 2, from: 3, to: 3, last_page: 2, per_page: 2, total: 3 },
      projects: [{ name: 'a' }],
    });
    expect(odd.body).toMatchObject({ meta: { current_page: 1, per_page: 100, total: 3 } });
  });

  it('filters by equality, several values and the trash', async () => {
    const one = await create({ name: 'one', status: 1 });
    await create({ name: 'four', status: 4 });
    await client.send('DELETE', `/api/management/projects/${one['id']}`);

    const names = async (query: string) => {
      const { body } = await client.send('GET', `/api/management/projects?${query}`);
      return (body['projects'] as unknown as { name: string }[]).map(({ name }) => name).sort();
    };

    expect(await names('filter[status]=4')).toEqual(['four']);
    expect(await names('filter%5Bstatus%5D=1,4')).toEqual(['four']);
    expect(await names('filter[trashed]=with')).toEqual(['four', 'one']);
    expect(await names('filter[trashed]=only')).toEqual(['one']);
    const unknown = await client.send('GET', '/api/management/projects?filter[nope]=1');
    expect(unknown).toMatchObject({
      status: 422,
      body: { message: 'validation_error', validation: { field: [expect.stringContaining('nope')] } },
    });
  });

  it('records actor, action, and old and new values in the history', async () => {
    const project = await create({ name: 'Before' });
    await client.send('PATCH', `/api/management/projects/${project['id']}`, { name: 'After' });

    const history = await eventually(async () => {
      const { body } = await client.send('GET', `/api/management/projects/${project['id']}/history`);
      expect(body).toMatchObject({ meta: { total: 2 } });
      return body['history'] as unknown as object[];
    });

    expect(history).toMatchObject([
      {
        action: 'project.updated',
        changes: [{ field: 'name', from: 'Before', to: 'After' }],
        actor: { kind: 'user', name: 'Bo Tester' },
      },
      { action: 'project.created', source: 'projects' },
    ]);
  });

  it('filters the history by action, actor and time', async () => {
    const project = await create({ name: 'Before' });
    await client.send('PATCH', `/api/management/projects/${project['id']}`, { name: 'After' });
    const total = async (filter: string) => {
      const { body } = await client.send('GET', `/api/management/projects/${project['id']}/history?${filter}`);
      return (body['meta'] as unknown as { total: number }).total;
    };
    await eventually(async () => expect(await total('')).toBe(2));
    const today = new Date().toISOString().slice(0, 10);

    expect(await total('filter[action]=project.updated')).toBe(1);
    expect(await total(`filter[from]=${today}&filter[to]=${today}`)).toBe(2);
    expect(await total('filter[to]=2020-01-01')).toBe(0);
    expect(await total('filter[from]=2999-01-01T00:00:00Z')).toBe(0);
    const wrong = await client.send('GET', `/api/management/projects/${project['id']}/history?filter[from]=soon`);
    expect(wrong).toMatchObject({
      status: 422,
      body: { message: 'validation_error', errors: { value: expect.any(Array) } },
    });
    const unknown = await client.send('GET', `/api/management/projects/${project['id']}/history?filter[toString]=x`);
    expect(unknown).toMatchObject({ status: 422, body: { validation: { field: expect.any(Array) } } });
  });

  it('lists the methods of a path', async () => {
    const { status, headers, body } = await client.send('PUT', '/api/management/projects');

    expect({ status, allow: headers.get('allow'), body }).toMatchObject({
      status: 405,
      allow: 'GET, POST, PATCH',
      body: { message: 'method_not_allowed' },
    });
  });
});
