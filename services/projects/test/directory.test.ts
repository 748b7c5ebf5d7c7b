import { aCaller, type ServiceClient, serviceClient } from '@trackway/testkit';
import { sharedProjects } from './start-projects';

describe.each([
  ['customers', 'customer'],
  ['contacts', 'contact'],
])('%s over HTTP', (path, model) => {
  let service: Awaited<ReturnType<typeof sharedProjects>>;
  let client: ServiceClient;
  const at = (id: string | number) => `/api/management/${path}/${id}`;

  beforeAll(async () => {
    service = await sharedProjects();
  });
  afterAll(() => service.stop());
  beforeEach(() => {
    client = serviceClient(service.httpPort, aCaller());
  });

  async function make(name: string) {
    const { status, body } = await client.send('POST', `/api/management/${path}`, { name });
    expect(status).toBe(200);
    return body[model] as { id: string | number; name: string };
  }

  it('are changed only in the expected version', async () => {
    const { id } = await make('Before');
    const read = await client.send('GET', at(id));
    const seen = { 'if-match': read.headers.get('etag') ?? '' };

    const first = await client.send('PATCH', at(id), { name: 'After' }, seen);
    const second = await client.send('PATCH', at(id), { name: 'Too late' }, seen);

    expect(first).toMatchObject({ status: 200, body: { [model]: { id, name: 'After' } } });
    expect(second).toMatchObject({ status: 412, body: { message: 'precondition_failed' } });
  });

  it('are soft-deleted once and restored', async () => {
    const { id } = await make('Going');

    expect((await client.send('DELETE', at(id))).body[model]).toMatchObject({ deleted_at: expect.any(String) });
    expect((await client.send('DELETE', at(id))).status).toBe(404);
    expect((await client.send('GET', at(id))).status).toBe(404);
    const stale = await client.send('POST', `${at(id)}/restore`, undefined, { 'if-match': '"1"' });
    expect(stale).toMatchObject({ status: 412, body: { message: 'precondition_failed' } });
    expect((await client.send('POST', `${at(id)}/restore`)).body[model]).toMatchObject({ deleted_at: null });
  });

  it('are visible only in their frame, with a token', async () => {
    const { id } = await make('Mine');
    const otherTenant = serviceClient(service.httpPort, aCaller());

    for (const [method, body] of [['GET'], ['PATCH', { name: 'Theirs' }], ['DELETE']] as const) {
      const rejected = await otherTenant.send(method, at(id), body);
      expect(rejected).toMatchObject({ status: 404, body: { message: `${model}_model_not_found` } });
      expect((await serviceClient(service.httpPort).send(method, at(id), body)).status).toBe(401);
    }
  });
});

describe('a customer', () => {
  it('is never a descendant of itself', async () => {
    const service = await sharedProjects();
    const client = serviceClient(service.httpPort, aCaller());
    const make = async (fields: object) =>
      (await client.send('POST', '/api/management/customers', fields)).body.customer.id;
    const head = await make({ name: 'Head' });
    const branch = await make({ name: 'Branch', parent_id: head });

    const rejected = await client.send('PATCH', `/api/management/customers/${head}`, { parent_id: branch });

    expect(rejected).toMatchObject({ status: 422, body: { message: 'hierarchy_cycle' } });
    await service.stop();
  });
});
