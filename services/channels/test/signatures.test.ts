import { randomUUID } from 'node:crypto';
import { sign } from '@trackway/outbound';
import { aCaller, type ServiceClient, serviceClient } from '@trackway/testkit';
import { sharedChannels } from './start-channels';

describe('signed deliveries', () => {
  let service: Awaited<ReturnType<typeof sharedChannels>>;
  let caller: ReturnType<typeof aCaller>;
  let client: ServiceClient;
  let own: string;
  let path: string;
  let secret: string;

  beforeAll(async () => {
    service = await sharedChannels();
  }, 60_000);
  afterAll(() => service.stop());
  beforeEach(async () => {
    caller = aCaller();
    client = serviceClient(service.httpPort, caller);
    const { body } = await client.send('POST', '/api/management/channels', { name: 'Signed' });
    const channel = body['channel'] as unknown as { id: string; external_ref: string };
    own = `/api/management/channels/${channel.id}`;
    path = `/api/management/channels/inbound/${channel.external_ref}`;
    secret = await rotate();
  });

  async function rotate(): Promise<string> {
    const { body } = await client.send('POST', `${own}/secret`);
    return String(body['secret']);
  }

  function headersOf(body: object, options: { id?: string; at?: number; by?: string } = {}) {
    const id = options.id ?? `msg_${randomUUID()}`;
    const timestamp = String(Math.floor((options.at ?? Date.now()) / 1_000));
    const signature = sign(options.by ?? secret, id, timestamp, Buffer.from(JSON.stringify(body)));
    return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
  }

  function deliver(body: object, headers: Record<string, string>) {
    return serviceClient(service.httpPort).send('POST', path, body, headers);
  }

  async function total(): Promise<unknown> {
    const { body } = await client.send('GET', `${own}/media-items`);
    return (body['meta'] as unknown as { total: number }).total;
  }

  const rejected = { status: 401, body: { response: false, message: 'invalid_signature' } };

  it('accepts only signed deliveries', async () => {
    const body = { message: 'Signed' };
    const headers = headersOf(body);

    expect(await deliver(body, headers)).toMatchObject({ status: 200 });

    expect(await deliver(body, {})).toMatchObject(rejected);
    expect(await deliver({ message: 'Forged' }, headers)).toMatchObject(rejected);
    expect(await deliver(body, { ...headers, 'webhook-id': 'other' })).toMatchObject(rejected);
    expect(await deliver(body, { ...headers, 'webhook-signature': 'v1,AAAA' })).toMatchObject(rejected);
    expect(
      await deliver(body, { ...headers, 'webhook-signature': headers['webhook-signature'].slice(3) }),
    ).toMatchObject(rejected);
    expect(await deliver(body, headersOf(body, { by: 'whsec_AAAA' }))).toMatchObject(rejected);
    expect(await total()).toBe(1);
  });

  it('accepts one of several signatures', async () => {
    const body = { message: 'Signed' };
    const headers = headersOf(body);

    const response = await deliver(body, {
      ...headers,
      'webhook-signature': `v1,AAAA v2,x ${headers['webhook-signature']}`,
    });

    expect(response.status).toBe(200);
  });

  it('rejects signatures that are more than five minutes old or in the future', async () => {
    const body = { message: 'Late' };

    for (const minutes of [-6, 6]) {
      expect(await deliver(body, headersOf(body, { at: Date.now() + minutes * 60_000 }))).toMatchObject(rejected);
    }
    expect(await deliver(body, headersOf(body, { at: Date.now() - 4 * 60_000 }))).toMatchObject({ status: 200 });
  });

  it('changes nothing for a repeated delivery', async () => {
    const body = { message: 'Again' };
    const headers = headersOf(body);

    const responses = await Promise.all([1, 2, 3].map(() => deliver(body, headers)));

    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await total()).toBe(1);
  });

  it('accepts the previous and the current secret after a rotation, and no older one', async () => {
    const body = { message: 'Rotated' };
    const [first, second] = [secret, await rotate()];
    expect(await deliver(body, headersOf(body, { by: first }))).toMatchObject({ status: 200 });
    expect(await deliver(body, headersOf(body, { by: second }))).toMatchObject({ status: 200 });

    const third = await rotate();

    expect(await deliver(body, headersOf(body, { by: first }))).toMatchObject(rejected);
    expect(await deliver(body, headersOf(body, { by: second }))).toMatchObject({ status: 200 });
    expect(await deliver(body, headersOf(body, { by: third }))).toMatchObject({ status: 200 });
  });

  it('links a message to a project of its frame only if the delivery is signed', async () => {
    const [project, foreign] = [randomUUID(), randomUUID()];
    service.projects.set(caller.frameId, [project]);
    service.projects.set(aCaller().frameId, [foreign]);
    const known = { message: 'Known', project_id: project, sender: { id: 'a' } };
    const strange = { message: 'Foreign', project_id: foreign, sender: { id: 'b' } };
    await deliver(known, headersOf(known));
    await deliver(strange, headersOf(strange));
    await client.send('DELETE', `${own}/secret`);
    await deliver({ message: 'Unsigned', project_id: project, sender: { id: 'c' } }, {});

    const { body } = await client.send('GET', `${own}/media-items`);

    expect(body['media_items']).toMatchObject([
      { message: 'Unsigned', project_id: null },
      { message: 'Foreign', project_id: null },
      { message: 'Known', project_id: project },
    ]);
  });
});
