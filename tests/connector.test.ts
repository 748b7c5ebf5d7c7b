import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Api, apiOf } from './support/api';
import { type ConnectorProcess, startConnector, startProvider } from './support/connector';
import { eventually } from './support/eventually';
import { system } from './support/system';

const TOKEN = 'a-long-random-text';

describe('the reference connector', () => {
  let api: Api;
  let channel: { id: string; external_ref: string };
  let provider: Awaited<ReturnType<typeof startProvider>>;
  let env: Record<string, string>;
  let connector: ConnectorProcess;
  let spool: string;

  beforeEach(async () => {
    api = apiOf();
    spool = await mkdtemp(join(tmpdir(), 'connector-'));
    provider = await startProvider();
    channel = (await api.send('POST', '/channels', { name: 'Chat' })).body.channel;
    const { secret } = (await api.send('POST', `/channels/${channel.id}/secret`)).body;
    env = {
      CHANNEL_URL: `${system.base_url}/api/management/channels/inbound/${channel.external_ref}`,
      CHANNEL_SECRET: secret,
      PROVIDER_URL: provider.url,
      PROVIDER_TOKEN: TOKEN,
      SPOOL_FOLDER: spool,
    };
  });
  afterEach(async () => {
    await connector.kill();
    provider.stop();
    await rm(spool, { recursive: true });
  });

  async function callback(body: object, token = TOKEN): Promise<number> {
    const response = await fetch(`http://127.0.0.1:${connector.port}/callback`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    return response.status;
  }

  const items = async () => (await api.get(`/channels/${channel.id}/media-items`)).body.media_items;

  it('delivers a message once and signed, however often it is posted', async () => {
    connector = await startConnector(env);
    const message = { id: 'p-1', text: 'Hello', from: { id: 'ana', name: 'Ana' } };

    const statuses = [await callback(message), await callback(message), await callback({ id: 'p-2' })];

    expect(statuses).toEqual([202, 202, 422]);
    expect(await callback(message, 'wrong')).toBe(401);
    await eventually(async () =>
      expect(await items()).toMatchObject([{ message: 'Hello', external_id: 'p-1', sender: { name: 'Ana' } }]),
    );
  });

  it('loses no message while Trackway is unavailable and after it was killed', async () => {
    connector = await startConnector({ ...env, CHANNEL_URL: 'http://127.0.0.1:1/unavailable' });
    for (const text of ['one', 'two', 'three']) await callback({ id: text, text, from: { id: 'ana' } });

    await connector.kill();
    connector = await startConnector(env);

    await eventually(async () =>
      expect((await items()).map(({ message }: { message: string }) => message)).toEqual(['three', 'two', 'one']),
    );
  });

  it('delivers messages in order, and reports their status', async () => {
    connector = await startConnector(env);
    const settings = { delivery_url: `http://127.0.0.1:${connector.port}/deliver` };
    await api.send('PATCH', `/channels/${channel.id}`, { settings });
    await callback({ id: 'p-1', text: 'Hello', from: { id: 'ana' } });
    const [{ conversation_id }] = await eventually(async () => {
      const found = await items();
      expect(found).toHaveLength(1);
      return found;
    });

    for (const message of ['one', 'refused', 'two']) {
      await api.send('POST', `/channels/${channel.id}/messages`, { conversation_id, message });
    }

    await eventually(async () =>
      expect(await items()).toMatchObject([
        { message: 'two', status: 'delivered' },
        { message: 'refused', status: 'failed', failure: expect.stringContaining('no such recipient') },
        { message: 'one', status: 'delivered' },
        { message: 'Hello' },
      ]),
    );
    expect(provider.received).toEqual([
      { to: 'ana', text: 'one' },
      { to: 'ana', text: 'two' },
    ]);
  });
});
