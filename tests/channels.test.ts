import { apiOf } from './support/api';
import { aChannel, itemsOf, post, secretOf, signed } from './support/channels';
import { eventually } from './support/eventually';
import { system } from './support/system';

describe('POST channels/inbound/{external_ref}', () => {
  it('records a message as an inbound media item, without a token', async () => {
    const api = apiOf();
    const channel = await aChannel(api);

    const response = await post(channel.external_ref, { message: 'Olá 👋' });

    expect(response).toMatchObject({ status: 200, body: { response: true } });
    await eventually(async () =>
      expect(await itemsOf(api, channel)).toMatchObject([{ message: 'Olá 👋', direction: 'inbound' }]),
    );
  });

  it('records the same message once for concurrent requests', async () => {
    const api = apiOf();
    const channel = await aChannel(api);
    const message = { message: 'Once', external_id: 'm-1' };

    const responses = await Promise.all(Array.from({ length: 5 }, () => post(channel.external_ref, message)));

    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await itemsOf(api, channel)).toHaveLength(1);
  });

  it('returns 404 for an unknown channel', async () => {
    expect(await post('no-such-channel', { message: 'x' })).toMatchObject({
      status: 404,
      body: {
        response: false,
        message: 'channel_model_not_found',
        error: expect.stringMatching(/^There is no channel with the external_ref `.+`\. The URL ends with/),
      },
    });
  });

  it.each([
    ['no message', {}],
    ['an empty message', { message: '' }],
    ['a message that is not a text', { message: 5 }],
    ['a message over 64 KB', { message: 'x'.repeat(65_537) }],
  ])('rejects %s', async (_, body) => {
    const { external_ref } = await aChannel(apiOf());

    expect(await post(external_ref, body)).toMatchObject({
      status: 422,
      body: { message: 'validation_errors', validation: { message: [expect.any(String)] } },
    });
  });

  it('accepts forms, and stores unknown members up to 16 KB', async () => {
    const api = apiOf();
    const channel = await aChannel(api);
    const form =
      'message=From+a+form&external_id=7&sender[name]=Ana&subject=Roof&attachments[0][url]=http://10.0.0.1/x';

    const response = await post(channel.external_ref, form, { 'content-type': 'application/x-www-form-urlencoded' });
    await post(channel.external_ref, { message: 'Large', small: 1, large: 'x'.repeat(17_000) });

    expect(response.status).toBe(200);
    expect(await itemsOf(api, channel)).toMatchObject([
      { message: 'Large', metadata: { extra: { small: 1 }, extra_truncated: true } },
      { message: 'From a form', external_id: '7', sender: { name: 'Ana' }, metadata: { extra: { subject: 'Roof' } } },
    ]);
  });

  it('responds to a handshake with its challenge', async () => {
    const { external_ref } = await aChannel(apiOf());
    const path = `${system.base_url}/api/management/channels/inbound/${external_ref}`;

    const response = await fetch(`${path}?challenge=c-1`);

    expect([response.status, await response.text()]).toEqual([200, 'c-1']);
    expect((await fetch(path)).status).toBe(422);
  });

  it('returns 503 for an inactive channel, so that connectors retry, and 404 for a deleted one', async () => {
    const api = apiOf();
    const [inactive, deleted] = [await aChannel(api), await aChannel(api)];
    await api.send('POST', `/channels/${inactive.id}/deactivate`);
    await api.send('DELETE', `/channels/${deleted.id}`);

    const later = await post(inactive.external_ref, { message: 'x' });

    expect(later).toMatchObject({ status: 503, body: { message: 'channel_inactive' } });
    expect(later.headers.get('retry-after')).toBe('3600');
    expect(await post(deleted.external_ref, { message: 'x' })).toMatchObject({
      status: 404,
      body: { message: 'channel_model_not_found' },
    });
  });

  it('accepts only validly signed deliveries once the channel has a secret', async () => {
    const api = apiOf();
    const channel = await aChannel(api);
    const secret = await secretOf(api, channel);
    const body = { message: 'Signed' };
    const right = signed(secret, body, { id: 'msg_1' });

    expect(await post(channel.external_ref, body, right)).toMatchObject({ status: 200 });
    expect(await post(channel.external_ref, body, right)).toMatchObject({ status: 200 });
    const wrong = [
      {},
      signed(secret, { message: 'Other' }),
      signed(secret, body, { secondsAgo: 301 }),
      signed(secret, body, { secondsAgo: -330 }),
      signed(`whsec_${Buffer.alloc(32).toString('base64')}`, body),
    ];
    for (const headers of wrong) {
      expect(await post(channel.external_ref, body, headers)).toMatchObject({
        status: 401,
        body: { response: false, message: 'invalid_signature' },
      });
    }
    expect(await itemsOf(api, channel)).toHaveLength(1);
    const { body: log } = await api.get(`/channels/${channel.id}/deliveries`);
    expect(log.deliveries.map(({ verdict }: { verdict: string }) => verdict)).toEqual([
      ...wrong.map(() => 'invalid_signature'),
      'duplicate',
      'accepted',
    ]);
  });

  it('accepts the previous secret for a day after a rotation', async () => {
    const api = apiOf();
    const channel = await aChannel(api);
    const [first, second] = [await secretOf(api, channel), await secretOf(api, channel)];

    for (const [index, secret] of [first, second].entries()) {
      const body = { message: `By ${index}` };
      expect(await post(channel.external_ref, body, signed(secret, body))).toMatchObject({ status: 200 });
    }
    const read = await api.get(`/channels/${channel.id}`);
    expect(read.body.channel).toMatchObject({ has_secret: true });
    expect(JSON.stringify(read.body)).not.toContain('whsec_');
  });

  it('rejects a body that is not JSON, and one over 1 MB', async () => {
    const { external_ref } = await aChannel(apiOf());

    expect(await post(external_ref, '{')).toMatchObject({ status: 400, body: { message: 'malformed_body' } });
    expect(await post(external_ref, { message: 'x', metadata: { blob: 'x'.repeat(1_100_000) } })).toMatchObject({
      status: 413,
    });
  });
});

describe('channels', () => {
  it('belong to their frame', async () => {
    const { id } = await aChannel(apiOf());

    expect(await apiOf().get(`/channels/${id}`)).toMatchObject({
      status: 404,
      body: { message: 'channel_model_not_found' },
    });
  });
});
