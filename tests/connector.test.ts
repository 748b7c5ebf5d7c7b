import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiOf } from './support/api';
import { controlOf, startProgram } from './support/connector';
import { eventually } from './support/eventually';
import { freePort } from './support/free-port';
import { system } from './support/system';

interface Example {
  readonly name: string;
  /** Settings of the connector and of its fake provider; `fake` is the address of the fake. */
  readonly env: (fake: string) => Promise<Record<string, string>>;
  /** A file of a message, which the fake provider adds. */
  readonly file?: { readonly name: string; readonly content: string };
}

const FILE = { name: 'roof.txt', content: 'A picture of the roof' };

async function server(prefix: string): Promise<Record<string, string>> {
  const settings = {
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    TLS: 'false',
    USER: 'support',
    PASSWORD: 'secret',
  };
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [`${prefix}_${name}`, value]));
}

const EXAMPLES: readonly Example[] = [
  {
    name: 'connector-http',
    env: async (fake) => ({ PROVIDER_URL: `${fake}/messages`, PROVIDER_TOKEN: 'a-long-random-text' }),
  },
  {
    name: 'connector-email',
    env: async () => ({
      ...(await server('IMAP')),
      ...(await server('SMTP')),
      IMAP_READ_EXISTING: 'true',
      MAIL_FROM: 'Support <support@trackway.example>',
    }),
    file: FILE,
  },
  {
    name: 'connector-whatsapp',
    env: async (fake) => ({
      GRAPH_URL: `${fake}/graph`,
      PHONE_NUMBER_ID: '4711',
      ACCESS_TOKEN: 'access-token',
      APP_SECRET: 'app-secret',
      VERIFY_TOKEN: 'verify-token',
    }),
    file: FILE,
  },
  {
    name: 'connector-slack',
    env: async (fake) => ({ SLACK_API_URL: `${fake}/api`, BOT_TOKEN: 'bot-token', SIGNING_SECRET: 'signing-secret' }),
    file: FILE,
  },
];

const REPLY = 'We come on Monday';

// Connectors wait most of the time, so they are tested at the same time.
it.concurrent.each(EXAMPLES)(
  '$name connects a conversation in both directions, also while it is killed and its provider fails',
  async ({ name, env: envOf, file }) => {
    const api = apiOf();
    const spool = await mkdtemp(join(tmpdir(), 'connector-'));
    const [port, fakePort] = [await freePort(), await freePort()].map(String);
    const url = `http://127.0.0.1:${port}`;
    const { channel } = (await api.send('POST', '/channels', { name, settings: { delivery_url: `${url}/deliver` } }))
      .body;
    const { secret } = (await api.send('POST', `/channels/${channel.id}/secret`)).body;
    const settings = await envOf(`http://127.0.0.1:${fakePort}`);
    const env = {
      ...settings,
      PORT: port ?? '',
      PUBLIC_URL: url,
      CHANNEL_URL: `${system.base_url}/api/management/channels/inbound/${channel.external_ref}`,
      CHANNEL_SECRET: secret,
      SPOOL_FOLDER: spool,
      FIRST_RETRY_MS: '100',
    };
    const fake = await startProgram(name, 'fake', { ...settings, PORT: fakePort ?? '', CONNECTOR_URL: url });
    let connector = await startProgram(name, 'src', env);
    const { write, fail, sent } = controlOf(fake.port);
    const items = async (): Promise<Record<string, unknown>[]> =>
      (await api.get(`/channels/${channel.id}/media-items`)).body.media_items;
    const hasItem = async (item: object) => expect(await items()).toContainEqual(expect.objectContaining(item));

    try {
      await write({ id: 'p-1', text: 'Hello', from: 'ana' });
      await eventually(() => hasItem({ message: expect.stringContaining('Hello'), direction: 'inbound' }));
      const conversation_id = (await items())[0]?.['conversation_id'];
      await fail({ status: 503, times: 1_000 });
      await api.send('POST', `/channels/${channel.id}/messages`, { conversation_id, message: REPLY });
      await eventually(() => hasItem({ status: 'sent' }));
      await connector.kill();
      await write({ id: 'p-2', text: 'Are you there?', from: 'ana', ...(file ? { file } : {}) });
      await fail({ status: 503, times: 0 });
      connector = await startProgram(name, 'src', env);

      const attachments = file ? [expect.objectContaining({ name: file.name, status: 'stored' })] : [];
      await eventually(async () => {
        expect(await sent()).toMatchObject([{ text: expect.stringContaining(REPLY) }]);
        await hasItem({ message: REPLY, direction: 'outbound', conversation_id });
        await hasItem({ message: expect.stringContaining('Are you there?'), conversation_id, attachments });
      });
      expect(await items()).toHaveLength(3);
    } finally {
      await connector.kill();
      await fake.kill();
      await rm(spool, { recursive: true });
    }
  },
);
