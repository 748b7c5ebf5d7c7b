import { aCaller, type ServiceClient, serviceClient } from '@trackway/testkit';
import { sharedProjects } from './start-projects';

type Service = Awaited<ReturnType<typeof sharedProjects>>;

describe('an idempotency key', () => {
  let service: Service;
  let client: ServiceClient;
  let frameId: string;

  beforeAll(async () => {
    service = await sharedProjects();
  }, 60_000);
  afterAll(() => service.stop());
  beforeEach(() => {
    const caller = aCaller();
    frameId = caller.frameId;
    client = serviceClient(service.httpPort, caller);
  });

  const path = '/api/management/projects';
  const create = (key: string, body: object, to = path) => client.send('POST', to, body, { 'idempotency-key': key });
  const total = async () => ((await client.send('GET', path)).body['meta'] as { total: number }).total;

  it('returns the first response to the same request', async () => {
    const first = await create('k-1', { name: 'Roof', budget: 5 });
    await client.send('PATCH', `${path}/${(first.body['project'] as { id: string }).id}`, { name: 'Changed' });
    const second = await create('k-1', { budget: 5, name: 'Roof' });

    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(await total()).toBe(1);
  });

  it('rejects a different request', async () => {
    await create('k-1', { name: 'Roof' });

    expect(await create('k-1', { name: 'Wall' })).toMatchObject({
      status: 409,
      body: { response: false, message: 'idempotency_key_reused' },
    });
    expect(await total()).toBe(1);
  });

  it('belongs to one route and one subject', async () => {
    await create('k-1', { name: 'Roof' });
    const customer = await create('k-1', { name: 'Roof' }, '/api/management/customers');
    client = serviceClient(service.httpPort, aCaller({ frameId }));
    const colleague = await create('k-1', { name: 'Wall' });

    expect([customer.status, colleague.status]).toEqual([200, 200]);
    expect(await total()).toBe(2);
  });

  it('creates one project for 20 concurrent requests', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => create('k-1', { name: 'Roof' })));

    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(responses.map(({ body }) => (body['project'] as { id: string }).id)).size).toBe(1);
    expect(await total()).toBe(1);
  });

  it('can be used again after a rejected request', async () => {
    await client.send('POST', path, { name: 'Taken', code: 'X' });

    expect((await create('k-1', { name: 'Roof', code: 'X' })).status).toBe(409);
    expect((await create('k-1', { name: 'Roof', code: 'Y' })).status).toBe(200);
  });

  it('skips codes that are already used', async () => {
    await client.send('POST', path, { name: 'By hand', code: 'P-1' });

    expect((await create('k-1', { name: 'Counted' })).body).toMatchObject({ project: { code: 'P-2' } });
  });

  it('expires after 24 hours', async () => {
    await create('k-1', { name: 'Roof' });
    await service.superuser.query(
      `UPDATE idempotency_keys SET created_at = now() - interval '24 hours 1 second' WHERE frame_id = $1`,
      [frameId],
    );

    expect((await create('k-1', { name: 'Wall' })).status).toBe(200);
    expect(await total()).toBe(2);
  });

  it('must be valid', async () => {
    for (const key of ['', 'a b', 'x'.repeat(256)]) {
      expect(await create(key, { name: 'Roof' })).toMatchObject({
        status: 400,
        body: { message: 'malformed_request' },
      });
    }
  });
});
