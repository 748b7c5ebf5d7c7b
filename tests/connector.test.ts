import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Api, apiOf } from './support/api';
import { controlOf, type Program, startProgram } from './support/connector';
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
  const settings = { HOST: '127.0.0.1', PORT: String(await freePort()), TLS: 'false', USER: 'support', PASSWORD: 'secret' };
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
];

describe.each(EXAMPLES)('$name', ({ name, env: envOf, file }) => {
  let api: Api;
  let channel: { id: string; external_ref: string };
  let env: Record<string, string>;
  let spool: string;
  let connector: Program;
  let fake: Program;
  let control: ReturnType<typeof controlOf>;

  beforeEach(async () => {
    api = apiOf();
    spool = await mkdtemp(join(tmpdir(), 'connector-'));
    const [port, fakePort] = [String(await freePort()), String(await freePort())];
    const url = `http://127.0.0.1:${port}`;
    const settings = { delivery_url: `${url}/deliver` };
    channel = (await api.send('POST', '/channels', { name, settings })).body.channel;
    const { secret } = (await api.send('POST', `/channels/${channel.id}/secret`)).body;
    const common = await envOf(`http://127.0.0.1:${fakePort}`);
    env = {
      ...common,
      PORT: port,
      PUBLIC_URL: url,
      CHANNEL_URL: `${system.base_url}/api/management/channels/inbound/${channel.external_ref}`,
      CHANNEL_SECRET: secret,
      SPOOL_FOLDER: spool,
      FIRST_RETRY_MS: '100',
    };
    fake = await startProgram(name, 'fake', { ...common, PORT: fakePort, CONNECTOR_URL: url });
    connector = await startProgram(name, 'src', env);
    control = controlOf(fake.port);
  });
  afterEach(async () => {
    await connector.kill();
    await fake.kill();
    await rm(spool, { recursive: true });
  });

  const items = async () => (await api.get(`/channels/${channel.id}/media-items`)).body.media_items;

  async function messagesAre(...expected: readonly object[]): Promise<void> {
    await eventually(async () => expect(await items()).toMatchObject(expected));
  }

  it('connects a conversation in both directions, also while it is killed and its provider fails', async () => {
    await control.write({ id: 'p-1', text: 'Hello', from: 'ana' });
    await messagesAre({ message: expect.stringContaining('Hello'), direction: 'inbound' });
    const [{ conversation_id }] = await items();

    await control.fail({ status: 503, times: 1_000 });
    const reply = { conversation_id, message: 'We come on Monday' };
    const { status } = await api.send('POST', `/channels/${channel.id}/messages`, reply);
    await eventually(async () => expect(await items()).toContainEqual(expect.objectContaining({ status: 'sent' })));
    await connector.kill();
    await control.write({ id: 'p-2', text: 'Are you there?', from: 'ana', ...(file ? { file } : {}) });
    await control.fail({ status: 503, times: 0 });
    connector = await startProgram(name, 'src', env);

    expect(status).toBe(200);
    await eventually(async () => {
      expect(await control.sent()).toMatchObject([{ text: expect.stringContaining('We come on Monday') }]);
      expect(await items()).toHaveLength(3);
      expect(await items()).toContainEqual(
        expect.objectContaining({ direction: 'outbound', message: 'We come on Monday', conversation_id }),
      );
      expect(await items()).toContainEqual(
        expect.objectContaining({
          message: expect.stringContaining('Are you there?'),
          conversation_id,
          attachments: file ? [expect.objectContaining({ name: file.name, status: 'stored' })] : [],
        }),
      );
    });
  });
});
