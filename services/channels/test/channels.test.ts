import { type ChannelsV1, PROTO_FOLDER, protoServices } from '@trackway/contracts';
import { GrpcClient } from '@trackway/grpc';
import { aCaller, type ServiceClient, serviceClient, tokensOf } from '@trackway/testkit';
import { sharedChannels } from './start-channels';

const CHANNELS = '/api/management/channels';

interface Channel {
  id: string;
  external_ref: string;
  name: string;
}

describe('channels over HTTP', () => {
  let service: Awaited<ReturnType<typeof sharedChannels>>;
  let caller: ReturnType<typeof aCaller>;
  let client: ServiceClient;
  let otherTenant: ServiceClient;

  beforeAll(async () => {
    service = await sharedChannels();
  }, 60_000);
  afterAll(() => service.stop());
  beforeEach(() => {
    caller = aCaller();
    client = serviceClient(service.httpPort, caller);
    otherTenant = serviceClient(service.httpPort, aCaller());
  });

  async function create(body: object): Promise<Channel> {
    const response = await client.send('POST', CHANNELS, body);
    expect(response).toMatchObject({ status: 200, body: { response: true } });
    return response.body['channel'] as unknown as Channel;
  }

  it('generates an external reference if omitted', async () => {
    const channel = await create({ name: 'Mail' });

    expect(channel).toMatchObject({
      name: 'Mail',
      kind: 'webhook',
      active: true,
      settings: {},
      has_secret: false,
      awaiting_reply_since: null,
      deleted_at: null,
      frame_id: caller.frameId,
    });
    expect(channel.external_ref).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect((await client.send('GET', `${CHANNELS}/${channel.id}`)).body['channel']).toEqual(channel);
  });

  it('has unique external references in the whole system, also for concurrent requests', async () => {
    const external_ref = `ref-${Math.random().toString(36).slice(2)}`;

    const responses = await Promise.all(
      [client, otherTenant, client, otherTenant].map((who) => who.send('POST', CHANNELS, { name: 'x', external_ref })),
    );

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
      message: 'conflict',
      validation: { external_ref: [expect.any(String)] },
    });
  });

  it.each([
    [{}, 'name'],
    [{ name: '' }, 'name'],
    [{ name: 5 }, 'name'],
    [{ name: 'x', kind: 'No Kind' }, 'kind'],
    [{ name: 'x', external_ref: 'short' }, 'external_ref'],
    [{ name: 'x', external_ref: 'with/slash' }, 'external_ref'],
    [{ name: 'x', active: 'yes' }, 'active'],
    [{ name: 'x', settings: 'none' }, 'settings'],
    [{ name: 'x', settings: { big: 'x'.repeat(17_000) } }, 'settings'],
    [{ name: 'x', surprise: 1 }, 'surprise'],
  ])('names the invalid field of %j', async (body, field) => {
    const response = await client.send('POST', CHANNELS, body);

    expect(response).toMatchObject({
      status: 422,
      body: { message: 'validation_errors', validation: { [field]: [expect.any(String)] } },
    });
  });

  it('changes fields, except the reference, if the version matches', async () => {
    const channel = await create({ name: 'Mail' });
    const path = `${CHANNELS}/${channel.id}`;
    const { headers } = await client.send('GET', path);
    const seen = { 'if-match': headers.get('etag') ?? '' };

    const responses = await Promise.all([
      client.send('PATCH', path, { name: 'Post' }, seen),
      client.send('PATCH', path, { name: 'Letters' }, seen),
    ]);

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(await client.send('DELETE', path, undefined, seen)).toMatchObject({ status: 412 });
    for (const action of ['activate', 'deactivate', 'secret']) {
      expect(await client.send('POST', `${path}/${action}`, undefined, seen)).toMatchObject({ status: 412 });
    }
    expect(await client.send('DELETE', `${path}/secret`, undefined, seen)).toMatchObject({ status: 412 });
    await client.send('DELETE', path);
    expect(await client.send('POST', `${path}/restore`, undefined, seen)).toMatchObject({ status: 412 });
    await client.send('POST', `${path}/restore`);
    const settings = { 'a.b': { $set: 1 }, __proto__x: [null] };
    expect((await client.send('PATCH', path, { settings })).body['channel']).toMatchObject({ settings });
    expect(await client.send('PATCH', path, { external_ref: 'another-one' })).toMatchObject({ status: 422 });
  });

  it('returns a secret only once', async () => {
    const { id } = await create({ name: 'Signed' });

    const created = await client.send('POST', `${CHANNELS}/${id}/secret`);

    expect(created).toMatchObject({ status: 200, body: { channel: { has_secret: true } } });
    expect(created.body['secret']).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const shown = JSON.stringify((await client.send('GET', `${CHANNELS}/${id}`)).body);
    expect(shown).not.toContain('whsec_');
    expect(await client.send('POST', `${CHANNELS}/${id}/secret`, { secret: 'short' })).toMatchObject({ status: 422 });
    const removed = await client.send('DELETE', `${CHANNELS}/${id}/secret`);
    expect(removed.body['channel']).toMatchObject({ has_secret: false });
  });

  it('soft-deletes once, restores, and lists deleted channels', async () => {
    const gone = await create({ name: 'Gone' });
    await create({ name: 'There', kind: 'email' });
    const path = `${CHANNELS}/${gone.id}`;

    expect((await client.send('DELETE', path)).body['channel']).toMatchObject({ deleted_at: expect.any(String) });

    expect(await client.send('DELETE', path)).toMatchObject({ status: 404 });
    expect(await client.send('GET', path)).toMatchObject({ status: 404 });
    const names = async (query: string) => {
      const { body } = await client.send('GET', `${CHANNELS}${query}`);
      return (body['channels'] as unknown as Channel[]).map(({ name }) => name);
    };
    expect(await names('')).toEqual(['There']);
    expect(await names('?filter[trashed]=with')).toEqual(['There', 'Gone']);
    expect(await names('?filter[trashed]=only')).toEqual(['Gone']);
    expect(await names('?filter[kind]=email')).toEqual(['There']);
    expect(await client.send('GET', `${CHANNELS}?filter[trashed]=x`)).toMatchObject({ status: 422 });
    expect((await client.send('POST', `${path}/restore`)).body['channel']).toMatchObject({ deleted_at: null });
    expect(await client.send('POST', `${path}/restore`)).toMatchObject({ status: 404 });
  });

  it('hides the channels of other frames', async () => {
    const { id } = await create({ name: 'Mine' });
    const path = `${CHANNELS}/${id}`;

    for (const [method, at, body] of [
      ['GET', path],
      ['PATCH', path, { name: 'Theirs' }],
      ['DELETE', path],
      ['POST', `${path}/restore`],
      ['POST', `${path}/activate`],
      ['POST', `${path}/deactivate`],
      ['POST', `${path}/secret`],
      ['DELETE', `${path}/secret`],
      ['GET', `${path}/media-items`],
    ] as const) {
      const response = await otherTenant.send(method, at, body);
      expect(response).toMatchObject({ status: 404, body: { message: 'channel_model_not_found' } });
    }
    expect((await otherTenant.send('GET', CHANNELS)).body).toMatchObject({ meta: { total: 0 } });
    expect(await client.send('GET', `${CHANNELS}/nope`)).toMatchObject({ status: 404 });
  });

  it('responds with 401 without a token and with 403 without the scope', async () => {
    const { id } = await create({ name: 'Mine' });
    const anonymous = serviceClient(service.httpPort);
    const reader = serviceClient(service.httpPort, { ...caller, scopes: ['channels:read'] });
    const other = serviceClient(service.httpPort, { ...caller, scopes: ['forms:write'] });

    for (const [method, path] of [
      ['POST', CHANNELS],
      ['PATCH', `${CHANNELS}/${id}`],
      ['DELETE', `${CHANNELS}/${id}`],
      ['POST', `${CHANNELS}/${id}/restore`],
      ['POST', `${CHANNELS}/${id}/activate`],
      ['POST', `${CHANNELS}/${id}/secret`],
    ] as const) {
      expect(await anonymous.send(method, path, {})).toMatchObject({ status: 401 });
      expect(await reader.send(method, path, {})).toMatchObject({
        status: 403,
        body: { required_scope: 'channels:write' },
      });
    }
    for (const path of [
      CHANNELS,
      `${CHANNELS}/${id}`,
      `${CHANNELS}/${id}/media-items`,
      '/api/management/media-items',
    ]) {
      expect(await anonymous.send('GET', path)).toMatchObject({ status: 401 });
      expect(await other.send('GET', path)).toMatchObject({ status: 403 });
      expect(await reader.send('GET', path)).toMatchObject({ status: 200 });
    }
  });

  it('describes the filters of channels and messages', async () => {
    for (const model of ['channel', 'media_item']) {
      const { body } = await client.send('GET', `/api/management/system/params/${model}`);
      expect(body).toMatchObject({ response: true, params: { filters: expect.any(Array), sorting: [] } });
    }
  });

  it('returns channels to other services in batches, in the requested order, of their frame only', async () => {
    const one = await create({ name: 'One' });
    const two = await create({ name: 'Two', kind: 'email', active: false });
    const grpcClient = new GrpcClient<ChannelsV1.ChannelsServiceClient>({
      name: 'channels',
      address: `127.0.0.1:${service.grpcPort}`,
      protoFolder: PROTO_FOLDER,
      service: protoServices.channels,
      tokens: tokensOf('funnels'),
    });
    const ask = (as: typeof caller, ids = [two.id, 'nope', one.id]) =>
      grpcClient.unary<ChannelsV1.BatchGetChannelsRequest, ChannelsV1.BatchGetChannelsResponseOutput>(
        (stub) => stub.batchGetChannels,
        { ids },
        { caller: as },
      );

    expect((await ask(caller)).channels).toEqual([
      { id: two.id, name: 'Two', kind: 'email', active: false },
      { id: one.id, name: 'One', kind: 'webhook', active: true },
    ]);
    expect((await ask(aCaller())).channels).toEqual([]);
    await expect(ask(caller, Array(501).fill(one.id))).rejects.toMatchObject({
      code: 'validation_errors',
      details: { validation: { ids: ['At most 500, got 501.'] } },
    });
    grpcClient.close();
  });
});
