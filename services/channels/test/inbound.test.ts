import { type DataOf, type Event, messageReceived } from '@trackway/contracts';
import { EventConsumer, handler, KafkaEventBus } from '@trackway/messaging';
import { createMetrics } from '@trackway/runtime';
import { aCaller, eventually, quietLogger, type ServiceClient, serviceClient, testServers } from '@trackway/testkit';
import { createConnection } from 'mongoose';
import { startTestChannels } from './start-channels';

interface Item {
  id: string;
  message: string;
  conversation_id: string;
  external_id: string | null;
  metadata: Record<string, never>;
}

describe('messages from connectors', () => {
  let service: Awaited<ReturnType<typeof startTestChannels>>;
  let client: ServiceClient;
  let connector: ServiceClient;
  let channel: { id: string; external_ref: string };
  let path: string;

  beforeAll(async () => {
    service = await startTestChannels();
    connector = serviceClient(service.httpPort);
  }, 60_000);
  afterAll(() => service.stop());
  beforeEach(async () => {
    client = serviceClient(service.httpPort, aCaller());
    const { body } = await client.send('POST', '/api/management/channels', { name: 'Mail' });
    channel = body['channel'] as unknown as typeof channel;
    path = `/api/management/channels/inbound/${channel.external_ref}`;
  });

  async function items(query = ''): Promise<Item[]> {
    const { body } = await client.send('GET', `/api/management/channels/${channel.id}/media-items${query}`);
    return body['media_items'] as unknown as Item[];
  }

  async function replaceIndex(): Promise<void> {
    const connection = await createConnection(service.mongodbUrl).asPromise();
    const mediaItems = connection.collection('media_items');
    const key = { frame_id: 1, channel_id: 1, dedupe_key: 1 } as const;
    await mediaItems.createIndex(key, { name: 'media_items_dedupe_tenant_key', unique: true });
    await mediaItems.dropIndex('media_items_dedupe_unique_key');
    await connection.close();
  }

  async function raw(body: string, contentType: string) {
    const response = await fetch(`http://127.0.0.1:${service.httpPort}${path}`, {
      method: 'POST',
      headers: { 'content-type': contentType },
      body,
    });
    return { status: response.status, body: (await response.json()) as unknown };
  }

  it('accepts a message with only a text', async () => {
    const response = await connector.send('POST', path, { message: 'Hello' });

    expect(response).toMatchObject({ status: 200 });
    expect(response.body).toEqual({ response: true });
    expect(await items()).toMatchObject([
      { message: 'Hello', direction: 'inbound', external_id: null, sender: null, project_id: null, attachments: [] },
    ]);
  });

  it('stores all fields of a delivery', async () => {
    const sender = { id: 'u1', name: 'Ana', phone: '+351 900', email: 'ana@example.org' };
    const attachments = [{ url: 'https://files.example.org/a.pdf', name: 'a.pdf', mime_type: 'application/pdf' }];
    const message = {
      message: 'Olá 👋🏽 你好',
      external_id: 'm-1',
      sender,
      attachments,
      sent_at: '2026-11-20T10:00:00+01:00',
    };

    await connector.send('POST', path, { ...message, metadata: { 'a.b': 1 }, subject: 'Roof', $odd: { x: [1] } });

    const [item] = await items();
    expect(item).toMatchObject({ ...message, sent_at: '2026-11-20T09:00:00.000Z' });
    expect(item?.metadata).toEqual({ 'a.b': 1, extra: { subject: 'Roof', $odd: { x: [1] } } });
    const read = await client.send('GET', `/api/management/media-items/${item?.id}`);
    expect(read.body['media_item']).toEqual(item);
    const awaiting = await client.send('GET', `/api/management/channels/${channel.id}`);
    expect(awaiting.body['channel']).toMatchObject({ awaiting_reply_since: '2026-11-20T09:00:00.000Z' });
  });

  it.each([
    ['the index of the migrations', () => undefined],
    // docs/reference/scaling.md
    ['the index of a sharded collection', replaceIndex],
  ])('records the same message once, also if ten arrive at the same time, by %s', async (_index, prepare) => {
    await prepare();
    const message = { message: 'Once', external_id: 'same', sender: { id: 'u1' } };

    const responses = await Promise.all(Array.from({ length: 10 }, () => connector.send('POST', path, message)));

    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
    await connector.send('POST', path, { ...message, message: 'Twice' });
    expect(await items()).toMatchObject([{ message: 'Once' }]);
  });

  it('adds the messages of one sender to one conversation', async () => {
    const from = (id: string, message: string) => connector.send('POST', path, { message, sender: { id } });

    await Promise.all([from('a', '1'), from('a', '2'), from('b', '3'), from('a', '4')]);

    const found = await items();
    const conversations = new Set(found.map(({ conversation_id }) => conversation_id));
    expect(found).toHaveLength(4);
    expect(conversations.size).toBe(2);
    const [first] = conversations;
    const listed = await client.send('GET', `/api/management/media-items?filter[conversation]=${first}`);
    expect(listed.body).toMatchObject({ meta: { total: found.filter((i) => i.conversation_id === first).length } });
  });

  it('lists conversations by their newest message, and since when they await a reply', async () => {
    const from = (id: string, message: string, sent_at: string) =>
      connector.send('POST', path, { message, sender: { id, name: id.toUpperCase() }, sent_at });
    await from('a', 'second', '2026-11-20T10:00:00Z');
    await from('b', 'only', '2026-11-20T11:00:00Z');
    await from('a', 'first, but late', '2026-11-20T09:00:00Z');

    const { body } = await client.send('GET', `/api/management/conversations?filter[channel]=${channel.id}`);

    expect(body).toMatchObject({
      meta: { total: 2 },
      conversations: [
        { sender: { name: 'B' }, messages_count: 1, awaiting_reply_since: '2026-11-20T11:00:00.000Z' },
        {
          sender: { name: 'A' },
          messages_count: 2,
          last_message_at: '2026-11-20T10:00:00.000Z',
          awaiting_reply_since: '2026-11-20T09:00:00.000Z',
        },
      ],
    });
    const [first] = body['conversations'] as unknown as { id: string }[];
    const at = `/api/management/conversations/${first?.id}`;
    expect((await client.send('GET', at)).body['conversation']).toEqual(first);
    const otherTenant = serviceClient(service.httpPort, aCaller());
    expect(await otherTenant.send('GET', at)).toMatchObject({ status: 404 });
    expect((await otherTenant.send('GET', '/api/management/conversations')).body).toMatchObject({ meta: { total: 0 } });
    expect(await connector.send('GET', at)).toMatchObject({ status: 401 });
  });

  it('reads forms as well as JSON', async () => {
    const form = new URLSearchParams({
      message: 'From a form',
      external_id: '7',
      'sender[name]': 'Ana',
      'attachments[0][url]': 'https://files.example.org/a',
      Subject: 'Roof',
    });

    const response = await raw(form.toString(), 'application/x-www-form-urlencoded; charset=utf-8');

    expect(response).toEqual({ status: 200, body: { response: true } });
    expect(await items()).toMatchObject([
      {
        message: 'From a form',
        external_id: '7',
        sender: { name: 'Ana' },
        attachments: [{ url: 'https://files.example.org/a', name: null }],
        metadata: { extra: { Subject: 'Roof' } },
      },
    ]);
  });

  it('accepts a message of 65,536 bytes and stores 16 KB of unknown members', async () => {
    const message = 'é'.repeat(32_768);

    const response = await connector.send('POST', path, { message, big: 'x'.repeat(17_000), small: 1 });

    expect(response.status).toBe(200);
    const [item] = await items();
    expect(item?.message).toBe(message);
    expect(item?.metadata).toEqual({ extra: { small: 1 }, extra_truncated: true });
  });

  it.each([
    [{}, 'message'],
    [{ message: '' }, 'message'],
    [{ message: null }, 'message'],
    [{ message: 5 }, 'message'],
    [{ message: ['x'] }, 'message'],
    [{ message: 'x'.repeat(65_537) }, 'message'],
    [{ message: 'é'.repeat(32_769) }, 'message'],
    [{ message: 'x', sender: 'Ana' }, 'sender'],
    [{ message: 'x', sent_at: 'yesterday' }, 'sent_at'],
    [{ message: 'x', attachments: [{ url: 'file:///etc/passwd' }] }, 'attachments.0.url'],
    [{ message: 'x', metadata: { big: 'x'.repeat(17_000) } }, 'metadata'],
    ['just text', 'body'],
    [[1], 'body'],
  ])('rejects %.60j and names the field', async (body, field) => {
    const response = await connector.send('POST', path, body);

    expect(response).toMatchObject({
      status: 422,
      body: { response: false, message: 'validation_errors', validation: { [field]: expect.any(Array) } },
    });
    expect(await items()).toEqual([]);
  });

  it('rejects bodies that are not JSON, not UTF-8, too large or of another type', async () => {
    expect(await raw('{"message":', 'application/json')).toMatchObject({ status: 400 });
    expect(await raw('<message/>', 'application/xml')).toMatchObject({ status: 415 });
    expect(await raw(JSON.stringify({ message: 'x', big: 'x'.repeat(1_100_000) }), 'application/json')).toMatchObject({
      status: 413,
      body: { message: 'payload_too_large' },
    });
  });

  it('does not find a channel that is unknown or deleted, and rejects deliveries to an inactive one', async () => {
    const unknown = { status: 404, body: { response: false, message: 'channel_model_not_found' } };
    const send = () => connector.send('POST', path, { message: 'x' });
    const own = `/api/management/channels/${channel.id}`;

    expect(await connector.send('POST', '/api/management/channels/inbound/unknown-reference', {})).toMatchObject(
      unknown,
    );
    await client.send('POST', `${own}/deactivate`);
    expect(await send()).toMatchObject({ status: 503, body: { message: 'channel_inactive' } });
    await client.send('POST', `${own}/activate`);
    expect(await send()).toMatchObject({ status: 200 });
    await client.send('DELETE', own);
    expect(await send()).toMatchObject(unknown);
    await client.send('POST', `${own}/restore`);
    expect(await send()).toMatchObject({ status: 200 });
  });

  it('responds to the handshake of a connector as plain text', async () => {
    const ask = (query: string) => fetch(`http://127.0.0.1:${service.httpPort}${path}${query}`);

    const response = await ask('?challenge=%3Cb%3E42');
    const other = await ask('?hub.challenge=43');

    expect([response.status, await response.text()]).toEqual([200, '<b>42']);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await other.text()).toBe('43');
    expect((await ask('')).status).toBe(422);
    expect((await ask('?challenge[]=1')).status).toBe(422);
  });

  it('emits one event for each message, with the key of its conversation', async () => {
    const logger = quietLogger();
    const brokers = testServers.kafkaBrokers().split(',');
    const bus = new KafkaEventBus({ brokers, clientId: 'test', prefix: service.topicPrefix, logger });
    const received: Event<DataOf<typeof messageReceived>>[] = [];
    const handlers = [handler(messageReceived, async (events) => void received.push(...events))];
    await eventually(() => bus.ensureTopics([messageReceived.topic]));
    await new EventConsumer({ group: 'test', bus, handlers, logger, metrics: createMetrics('test') }).start();

    const messages = Array.from({ length: 5 }, (_, index) => ({
      message: `Number ${index}`,
      external_id: `n-${index}`,
      sender: { id: 'u1' },
    }));
    for (const message of [...messages, ...messages]) await connector.send('POST', path, message);

    const own = () => received.filter(({ data }) => data.channel_id === channel.id);
    await eventually(() => expect(own().length).toBeGreaterThanOrEqual(5), 20_000);
    expect(own().map(({ data }) => data.message)).toEqual(messages.map(({ message }) => message));
    expect(own()[0]).toMatchObject({ subject: own()[0]?.data.conversation_id, source: 'channels' });
    await bus.stop();
  }, 60_000);
});
