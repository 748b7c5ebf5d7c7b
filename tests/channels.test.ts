import { type Answer, type Api, answer, apiOf } from './support/api';
import { eventually } from './support/eventually';
import { system } from './support/system';

async function aChannel(api: Api): Promise<{ id: string; external_ref: string }> {
  const { status, body } = await api.send('POST', '/channels', { name: 'Support', kind: 'email' });
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.channel;
}

/** As a connector posts: with no token. */
async function post(ref: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(`${system.base_url}/api/management/channels/inbound/${ref}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return answer(response);
}

const itemsOf = async (api: Api, channel: string) =>
  (await api.get(`/channels/${channel}/media-items`)).body.media_items;

describe('POST channels/inbound/{external_ref}', () => {
  it('records a message as an inbound media item, without a token', async () => {
    const api = apiOf();
    const channel = await aChannel(api);

    const answered = await post(channel.external_ref, { message: 'Olá 👋' });

    expect(answered).toMatchObject({ status: 200, body: { response: true } });
    await eventually(async () =>
      expect(await itemsOf(api, channel.id)).toMatchObject([{ message: 'Olá 👋', direction: 'inbound' }]),
    );
  });

  it('records the same message once, also of two at the same moment', async () => {
    const api = apiOf();
    const channel = await aChannel(api);
    const message = { message: 'Once', external_id: 'm-1' };

    const answers = await Promise.all(Array.from({ length: 5 }, () => post(channel.external_ref, message)));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await itemsOf(api, channel.id)).toHaveLength(1);
  });

  it('does not know a channel that does not exist', async () => {
    expect(await post('no-such-channel', { message: 'x' })).toMatchObject({
      status: 404,
      body: { response: false, message: 'channel_model_not_found', error: expect.any(String) },
    });
  });

  it.each([
    ['no message', {}],
    ['an empty message', { message: '' }],
    ['a message that is no text', { message: 5 }],
    ['a message over 64 KB', { message: 'x'.repeat(65_537) }],
  ])('refuses %s', async (_, body) => {
    const { external_ref } = await aChannel(apiOf());

    expect(await post(external_ref, body)).toMatchObject({
      status: 422,
      body: { message: 'validation_errors', validation: { message: [expect.any(String)] } },
    });
  });

  it('refuses a body that is no JSON, and one over 1 MB', async () => {
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
