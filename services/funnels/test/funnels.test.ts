import { aCaller, serviceClient } from '@trackway/testkit';
import { type FunnelClient, funnelClient, namesOf } from './funnel-client';
import { sharedFunnels, type TestFunnels } from './start-funnels';

describe('funnels over HTTP', () => {
  let service: TestFunnels;
  let client: FunnelClient;

  beforeAll(async () => {
    ({ service } = await sharedFunnels());
  }, 60_000);
  afterAll(() => service.stop());
  beforeEach(() => {
    client = funnelClient(service.httpPort);
  });

  it('creates a funnel with its steps in order', async () => {
    const funnel = await client.create('Sales', 'First contact', 'Offer', 'Signed');

    expect(funnel).toMatchObject({
      name: 'Sales',
      frame_id: client.caller.frameId,
      deleted_at: null,
      steps: [
        { name: 'First contact', position: 0, funnel_id: funnel.id },
        { name: 'Offer', position: 1 },
        { name: 'Signed', position: 2 },
      ],
    });
    expect(await client.read(funnel.id)).toEqual(funnel);
  });

  it('creates one without steps', async () => {
    const funnel = await client.get('funnel', 'POST', 'funnels', { name: 'Empty' });

    expect(funnel).toMatchObject({ steps: [] });
  });

  it.each([
    [{}, 'name'],
    [{ name: '  ' }, 'name'],
    [{ name: 7 }, 'name'],
    [{ name: 'x'.repeat(256) }, 'name'],
    [{ name: 'a\u0000b' }, 'name'],
    [{ name: 'x', surprise: 1 }, 'surprise'],
    [{ name: 'x', steps: {} }, 'steps'],
    [{ name: 'x', steps: [{ title: 'y' }] }, 'steps.0.name'],
    [{ name: 'x', steps: [{ name: 'y', colour: 'red' }] }, 'steps.0.colour'],
  ])('names the invalid field of %j', async (body, field) => {
    const response = await client.send('POST', 'funnels', body);

    expect(response).toMatchObject({ status: 422, body: { response: false, message: 'validation_errors' } });
    // Field names contain dots, which toHaveProperty would read as a path.
    expect(Object.keys(response.body['validation'] ?? {})).toContain(field);
  });

  it('creates one funnel for a repeated Idempotency-Key', async () => {
    const body = { name: 'Once', steps: [{ name: 'a' }] };
    const key = { 'idempotency-key': 'k-1' };

    const responses = await Promise.all([1, 2, 3].map(() => client.send('POST', 'funnels', body, key)));
    const other = await client.send('POST', 'funnels', { name: 'Another' }, key);

    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(responses.map((response) => (response.body['funnel'] as unknown as { id: string }).id)).size).toBe(
      1,
    );
    expect(other).toMatchObject({ status: 409, body: { message: 'idempotency_key_reused' } });
    expect((await client.send('GET', 'funnels')).body).toMatchObject({ meta: { total: 1 } });
  });

  it('lists funnels, newest first, and deleted ones separately', async () => {
    const first = await client.create('First', 'a', 'b');
    await client.create('Second');
    const third = await client.create('Third', 'c');
    await client.get('funnel', 'DELETE', `funnels/${first.id}`);

    const names = async (query: string) => {
      const { body } = await client.send('GET', `funnels?${query}`);
      return (body['funnels'] as unknown as { name: string }[]).map(({ name }) => name);
    };

    expect(await names('')).toEqual(['Third', 'Second']);
    expect(await names('filter[trashed]=with')).toEqual(['Third', 'Second', 'First']);
    expect(await names('filter%5Btrashed%5D=only')).toEqual(['First']);
    expect(await names(`filter[id]=${third.id},${first.id}`)).toEqual(['Third']);
    expect(await names('filter[name]=Second')).toEqual(['Second']);
    const page = await client.send('GET', 'funnels?page=2&perPage=1');
    expect(page.body).toMatchObject({
      meta: { current_page: 2, from: 2, to: 2, last_page: 2, per_page: 1, total: 2 },
      funnels: [{ name: 'Second' }],
    });
  });

  it.each([
    ['filter[nope]=1', 'validation_error', ['filter.nope', 'field']],
    ['filter[id]=1', 'validation_error', ['filter.id', 'value']],
    ['filter[trashed]=yes', 'validation_errors', ['filter.trashed']],
    ['filter=x', 'validation_errors', ['filter']],
  ])('rejects the filter %s', async (query, message, fields) => {
    const { status, body } = await client.send('GET', `funnels?${query}`);

    expect({ status, body }).toMatchObject({ status: 422, body: { message } });
    expect(Object.keys(body['validation'] ?? {})).toEqual(fields);
  });

  it('renames a funnel if the version matches', async () => {
    const { id } = await client.create('Old');
    const { headers } = await client.send('GET', `funnels/${id}`);
    const seen = { 'if-match': headers.get('etag') ?? '' };

    const responses = await Promise.all(
      ['New', 'Newer'].map((name) => client.send('PATCH', `funnels/${id}`, { name }, seen)),
    );

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect((await client.send('PATCH', `funnels/${id}`, {})).status).toBe(200);
  });

  it('soft-deletes once, and restores with the steps', async () => {
    const { id } = await client.create('Going', 'a', 'b');

    expect(await client.get('funnel', 'DELETE', `funnels/${id}`)).toMatchObject({ deleted_at: expect.any(String) });
    for (const [method, body] of [['GET'], ['PATCH', { name: 'x' }], ['DELETE']] as const) {
      const response = await client.send(method, `funnels/${id}`, body);
      expect(response).toMatchObject({ status: 404, body: { message: 'funnel_model_not_found' } });
    }
    expect(await client.get('funnel', 'POST', `funnels/${id}/restore`)).toMatchObject({ deleted_at: null });
    expect((await client.send('POST', `funnels/${id}/restore`)).status).toBe(404);
    expect(namesOf(await client.read(id))).toEqual(['a', 'b']);
  });

  it('responds to an id of another frame as to an unknown one', async () => {
    const { id, steps } = await client.create('Mine', 'a');
    const otherTenant = funnelClient(service.httpPort);
    const requests = [
      ['GET', `funnels/${id}`, undefined, 'funnel'],
      ['PATCH', `funnels/${id}`, { name: 'Theirs' }, 'funnel'],
      ['DELETE', `funnels/${id}`, undefined, 'funnel'],
      ['POST', `funnels/${id}/restore`, undefined, 'funnel'],
      ['POST', `funnels/${id}/steps`, { name: 'x' }, 'funnel'],
      ['PUT', `funnels/${id}/steps/order`, { step_ids: [] }, 'funnel'],
      ['GET', `steps/${steps[0]?.id}`, undefined, 'step'],
      ['PATCH', `steps/${steps[0]?.id}`, { name: 'x' }, 'step'],
      ['DELETE', `steps/${steps[0]?.id}`, undefined, 'step'],
      ['GET', 'funnels/not-an-id', undefined, 'funnel'],
      ['GET', 'steps/7', undefined, 'step'],
    ] as const;

    for (const [method, path, body, model] of requests) {
      const response = await otherTenant.send(method, path, body);
      expect(response).toMatchObject({ status: 404, body: { message: `${model}_model_not_found` } });
    }
    expect(await client.read(id)).toMatchObject({ name: 'Mine' });
  });

  it('responds with 401 without a token and with 403 without the scope', async () => {
    const anonymous = await serviceClient(service.httpPort).send('GET', '/api/management/funnels');
    const reader = funnelClient(service.httpPort, aCaller({ scopes: ['funnels:read', 'projects:write'] }));
    const rejected = await reader.send('POST', 'funnels', { name: 'x' });

    expect(anonymous).toMatchObject({ status: 401, body: { message: 'unauthenticated' } });
    expect(rejected).toMatchObject({ status: 403, body: { message: 'forbidden', required_scope: 'funnels:write' } });
    expect((await reader.send('GET', 'funnels')).status).toBe(200);
  });

  it('describes its filters', async () => {
    const { body } = await client.send('GET', 'system/params/funnel');

    expect(body['params']).toMatchObject({
      filters: [
        { name: 'id', input_type: 'relation', operators: ['equals'], hydrate: '/api/management/funnels' },
        { name: 'name', input_type: 'text', operators: ['equals'], hydrate: null },
      ],
      sorting: [],
    });
  });
});
