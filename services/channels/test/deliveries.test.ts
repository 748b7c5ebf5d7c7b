import { randomUUID } from 'node:crypto';
import { signatureHeaders } from '@trackway/outbound';
import { aCaller, type ServiceClient, serviceClient } from '@trackway/testkit';
import { sharedChannels } from './start-channels';

describe('the log of deliveries', () => {
  let service: Awaited<ReturnType<typeof sharedChannels>>;
  let client: ServiceClient;
  let channel: { id: string; external_ref: string };
  let own: string;

  beforeAll(async () => {
    service = await sharedChannels();
  }, 60_000);
  afterAll(() => service.stop());
  beforeEach(async () => {
    client = serviceClient(service.httpPort, aCaller());
    channel = (await client.send('POST', '/api/management/channels', { name: 'Chat' })).body.channel;
    own = `/api/management/channels/${channel.id}`;
  });

  const deliver = (body: object, headers: Record<string, string> = {}, ref = channel.external_ref) =>
    serviceClient(service.httpPort).send('POST', `/api/management/channels/inbound/${ref}`, body, headers);

  const log = async () => (await client.send('GET', `${own}/deliveries`)).body.deliveries;
  const replay = (id: string) => client.send('POST', `${own}/deliveries/${id}/replay`);
  const items = async () => (await client.send('GET', `${own}/media-items`)).body.media_items;

  function signed(body: object, secret: string) {
    return signatureHeaders([secret], `msg_${randomUUID()}`, Buffer.from(JSON.stringify(body)), new Date());
  }

  it('lists each delivery, accepted or not, with its verdict, newest first', async () => {
    await deliver({ message: 'One', external_id: '1' });
    await deliver({ message: 'One', external_id: '1' });
    await deliver({ message: '' });
    await deliver({ message: 'x'.repeat(1_100_000) });
    await deliver({ message: 'x' }, { 'content-type': 'text/plain' });

    const all = await log();

    expect(all.map(({ verdict }: { verdict: string }) => verdict)).toEqual([
      'unsupported_media_type',
      'payload_too_large',
      'validation_errors',
      'duplicate',
      'accepted',
    ]);
    expect(all[3].media_item_id).toBe(all[4].media_item_id);
    const { body } = await client.send('GET', `${own}/deliveries?filter[verdict]=validation_errors`);
    expect(body.deliveries).toMatchObject([{ reason: expect.stringContaining('message'), can_replay: true }]);
  });

  it('replays a delivery after the secret was corrected', async () => {
    const { secret: right } = (await client.send('POST', `${own}/secret`)).body;
    const other = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    const body = { message: 'By the other secret' };
    const response = await deliver(body, signed(body, other));
    const [rejected] = await log();

    const before = (await replay(rejected.id)).body.delivery;
    await client.send('POST', `${own}/secret`, { secret: other });
    const after = (await replay(rejected.id)).body.delivery;
    const again = (await replay(rejected.id)).body.delivery;

    expect({ status: response.status, right: typeof right }).toEqual({ status: 401, right: 'string' });
    expect(before).toMatchObject({ verdict: 'invalid_signature', replay_of: rejected.id });
    expect(after).toMatchObject({ verdict: 'accepted', replay_of: rejected.id });
    expect(again).toMatchObject({ verdict: 'duplicate', media_item_id: after.media_item_id });
    expect(await items()).toMatchObject([{ message: 'By the other secret' }]);
  });

  it('records a message without an id once, however often its delivery is replayed', async () => {
    await client.send('POST', `${own}/secret`);
    await deliver({ message: 'Not signed' });
    const [rejected] = await log();
    await client.send('DELETE', `${own}/secret`);

    const replays = await Promise.all([replay(rejected.id), replay(rejected.id), replay(rejected.id)]);

    const verdicts = replays.map(({ body }) => body.delivery.verdict);
    expect(verdicts.toSorted()).toEqual(['accepted', 'duplicate', 'duplicate']);
    expect(await items()).toHaveLength(1);
  });

  it('does not change an accepted delivery, and does not find those of other channels or frames', async () => {
    await deliver({ message: 'One' });
    const [accepted] = await log();
    const foreign = serviceClient(service.httpPort, aCaller());

    expect((await replay(accepted.id)).body.delivery).toMatchObject({ id: accepted.id, verdict: 'accepted' });
    expect(await items()).toHaveLength(1);
    expect(await replay(randomUUID())).toMatchObject({ status: 404, body: { message: 'delivery_model_not_found' } });
    expect(await foreign.send('GET', `${own}/deliveries`)).toMatchObject({ status: 404 });
    expect(await foreign.send('POST', `${own}/deliveries/${accepted.id}/replay`)).toMatchObject({ status: 404 });
  });

  it('does not replay a body that was too large to be stored', async () => {
    await deliver({ message: 'x'.repeat(200_000) });
    const [rejected] = await log();

    expect(rejected).toMatchObject({ verdict: 'validation_errors', can_replay: false });
    expect(await replay(rejected.id)).toMatchObject({ status: 422, body: { message: 'body_not_kept' } });
  });

  it('does not list deliveries above the limit of a channel, and other channels are not limited', async () => {
    const { external_ref: quiet } = (await client.send('POST', '/api/management/channels', { name: 'Quiet' })).body
      .channel;

    const flood = await Promise.all(Array.from({ length: 200 }, (_, n) => deliver({ message: `${n}` })));
    const beside = await deliver({ message: 'Beside' }, {}, quiet);

    const rejected = flood.filter(({ status }) => status === 429);
    expect(rejected.length).toBeGreaterThan(50);
    expect(rejected[0]?.body).toMatchObject({ message: 'too_many_requests' });
    expect(rejected[0]?.headers.get('retry-after')).toEqual(expect.stringMatching(/^\d+$/));
    expect(beside.status).toBe(200);
    expect((await client.send('GET', `${own}/deliveries`)).body.meta.total).toBe(200 - rejected.length);
  }, 30_000);
});
