import { randomUUID } from 'node:crypto';
import { awaitingReplyChanged, messageSent } from '@trackway/contracts';
import { eventually, serviceClient } from '@trackway/testkit';
import { type ChatChannel, openChatChannel } from './chat-channel';
import { collectEvents } from './collect-events';
import { startTestChannels } from './start-channels';

describe('sending messages', () => {
  let service: Awaited<ReturnType<typeof startTestChannels>>;
  let chat: ChatChannel;

  beforeAll(async () => {
    service = await startTestChannels();
  }, 60_000);
  afterAll(() => service.stop());
  beforeEach(async () => {
    chat = await openChatChannel(service);
  });
  afterEach(() => chat.connector.stop());

  it('posts signed messages to the delivery_url of the channel, and updates their status', async () => {
    const { connector, caller, itemOf, aConversation, queueOne } = chat;
    const conversation = await aConversation();

    const { status, body } = await queueOne(conversation);

    expect({ status, item: body.media_item }).toMatchObject({
      status: 200,
      item: { direction: 'outbound', status: 'queued', message: 'Hello!', author: { kind: 'user', id: caller.id } },
    });
    await eventually(async () => expect(await itemOf(body.media_item.id)).toMatchObject({ status: 'sent' }));
    expect(connector.received).toMatchObject([
      {
        id: body.media_item.id,
        isSigned: true,
        body: { type: 'message.outbound', data: { message: 'Hello!', recipient: { id: 'ana' } } },
      },
    ]);
  });

  it('emits an event after the connector has accepted a message', async () => {
    const { aConversation, queueOne } = chat;
    const { events, stop } = await collectEvents(service.topicPrefix, messageSent);
    const { body } = await queueOne(await aConversation());

    await eventually(() =>
      expect(events.map(({ data }) => data)).toContainEqual(
        expect.objectContaining({ media_item_id: body.media_item.id, message: 'Hello!' }),
      ),
    );
    await stop();
  });

  it('retries while the connector is unavailable, and keeps the order of a conversation', async () => {
    const { connector, aConversation, queueOne } = chat;
    const conversation = await aConversation();
    let attempts = 0;
    connector.behaviour.respond = () => {
      attempts += 1;
      return { status: attempts <= 1 ? 503 : 200 };
    };

    for (const text of ['one', 'two', 'three']) await queueOne(conversation, text);

    await eventually(() => expect(connector.messages()).toEqual(['one', 'one', 'two', 'three']));
  });

  it('fails a message that the connector rejects, with a reason, and continues with the next one', async () => {
    const { connector, itemOf, aConversation, queueOne } = chat;
    const conversation = await aConversation();
    connector.behaviour.respond = ({ body }) => ({ status: body.data['message'] === 'bad' ? 400 : 200 });

    const { body: bad } = await queueOne(conversation, 'bad');
    const { body: good } = await queueOne(conversation, 'good');

    await eventually(async () => expect(await itemOf(good.media_item.id)).toMatchObject({ status: 'sent' }));
    expect(await itemOf(bad.media_item.id)).toMatchObject({
      status: 'failed',
      failure: 'The connector responded with 400.',
    });
    expect(connector.messages()).toEqual(['bad', 'good']);
  });

  it('fails a message after the last attempt, and the conversation awaits a reply again', async () => {
    const { connector, itemOf, readConversation, aConversation, queueOne } = chat;
    const conversation = await aConversation();
    const before = await readConversation(conversation);
    connector.behaviour.respond = () => ({ status: 500 });

    const { body } = await queueOne(conversation);
    const meanwhile = await readConversation(conversation);

    await eventually(async () => expect(await itemOf(body.media_item.id)).toMatchObject({ status: 'failed' }));
    expect(before.awaiting_reply_since).toEqual(expect.any(String));
    expect(meanwhile.awaiting_reply_since).toBeNull();
    expect(await readConversation(conversation)).toMatchObject({ awaiting_reply_since: before.awaiting_reply_since });
    expect(connector.received).toHaveLength(3);
  });

  it('never calls private addresses', async () => {
    const { connector, own, send, itemOf, aConversation, queueOne } = chat;
    const conversation = await aConversation();
    await send('PATCH', own, { settings: { delivery_url: connector.url.replace('127.0.0.1', 'localhost') } });

    const { body } = await queueOne(conversation);

    await eventually(async () =>
      expect(await itemOf(body.media_item.id)).toMatchObject({
        status: 'failed',
        failure: 'The host is not on the public internet.',
      }),
    );
    expect(connector.received).toEqual([]);
  });

  it('fails a message to a rejected address, and continues with the next one', async () => {
    const { connector, own, send, itemOf, aConversation, queueOne } = chat;
    const conversation = await aConversation();
    await send('PATCH', own, { settings: { delivery_url: connector.url.replace('127.0.0.1', 'localhost') } });
    const { body: first } = await queueOne(conversation, 'one');
    await eventually(async () => expect(await itemOf(first.media_item.id)).toMatchObject({ status: 'failed' }));

    await send('PATCH', own, { settings: { delivery_url: connector.url } });
    await queueOne(conversation, 'two');

    await eventually(() => expect(connector.messages()).toEqual(['two']));
  });

  it.each([
    ['a private address', 'http://10.0.0.1/hook'],
    ['a loopback address', 'http://127.0.0.2/hook'],
    ['an address in disguise', 'http://0x7f000002/hook'],
    ['an address of a cloud', 'http://169.254.169.254/latest/meta-data'],
    ['a loopback address of IPv6', 'http://[::1]/hook'],
    ['a password', 'https://me:secret@example.org/hook'],
    ['a user name', 'https://me@example.org/hook'],
  ])('rejects a delivery_url with %s', async (_, delivery_url) => {
    const { client, own } = chat;
    const rejected = { status: 422, body: { validation: { 'settings.delivery_url': [expect.any(String)] } } };
    const settings = { delivery_url };

    expect(await client.send('POST', '/api/management/channels', { name: 'Chat', settings })).toMatchObject(rejected);
    expect(await client.send('PATCH', own, { settings })).toMatchObject(rejected);
  });

  it('sends once for one Idempotency-Key, also for fifty concurrent requests', async () => {
    const { connector, aConversation, queueOne } = chat;
    const conversation = await aConversation();
    const key = { 'Idempotency-Key': randomUUID() };

    const responses = await Promise.all(Array.from({ length: 50 }, () => queueOne(conversation, 'Once', key)));

    expect(new Set(responses.map(({ status, body }) => `${status} ${body.media_item?.id}`)).size).toBe(1);
    await eventually(() => expect(connector.messages()).toEqual(['Once']));
    expect(await queueOne(conversation, 'Other', key)).toMatchObject({
      status: 409,
      body: { message: 'idempotency_key_reused' },
    });
  });

  it('updates the status from signed reports, in any order and with repeats', async () => {
    const { connector, itemOf, reportStatus, aConversation, queueOne } = chat;
    connector.behaviour.respond = () => ({ status: 202, body: { external_id: 'wamid.7' } });
    const { body } = await queueOne(await aConversation());
    const { id } = body.media_item;
    await eventually(async () => expect(await itemOf(id)).toMatchObject({ status: 'sent', external_id: 'wamid.7' }));

    const responses = [
      await reportStatus({ external_id: 'wamid.7', status: 'read' }),
      await reportStatus({ media_item_id: id, status: 'delivered' }),
      await reportStatus({ media_item_id: id, status: 'read' }),
    ];

    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await itemOf(id)).toMatchObject({ status: 'read' });
  });

  it('learns the id of a connector that accepts a message before it sends it', async () => {
    const { connector, itemOf, reportStatus, aConversation, queueOne } = chat;
    connector.behaviour.respond = () => ({ status: 202 });
    const { body } = await queueOne(await aConversation());
    const { id } = body.media_item;
    await eventually(async () => expect(await itemOf(id)).toMatchObject({ status: 'sent', external_id: null }));

    await reportStatus({ media_item_id: id, external_id: 'wamid.9', status: 'sent' });
    await reportStatus({ media_item_id: id, external_id: 'wamid.10', status: 'sent' });
    await reportStatus({ external_id: 'wamid.9', status: 'read' });

    expect(await itemOf(id)).toMatchObject({ status: 'read', external_id: 'wamid.9' });
  });

  it('rejects status reports that are not signed, or are of another channel', async () => {
    const { channel, reportStatus, aConversation, queueOne } = chat;
    const { body } = await queueOne(await aConversation());
    const status = { media_item_id: body.media_item.id, status: 'failed' };
    const path = `/api/management/channels/inbound/${channel.external_ref}/statuses`;

    expect(await serviceClient(service.httpPort).send('POST', path, status)).toMatchObject({ status: 401 });
    expect(await reportStatus({ ...status, media_item_id: randomUUID() })).toMatchObject({
      status: 404,
      body: { message: 'media_item_model_not_found' },
    });
    expect(await reportStatus({ status: 'read' })).toMatchObject({ status: 422 });
    expect(await reportStatus({ ...status, status: 'lost' })).toMatchObject({ status: 422 });
  });

  it("sends to a project's contact, in the existing conversation or a new one", async () => {
    const { caller, own, send, get, readConversation, inbound } = chat;
    const projectId = randomUUID();
    service.projects.set(caller.frameId, [projectId]);
    service.contacts.push({
      name: 'Bo',
      phone: '+351 900',
      email: `${projectId}@example.org`,
      openProjectId: projectId,
    });
    const toProject = (message: string) => send('POST', `${own}/messages`, { project_id: projectId, message });

    const first = await toProject('Hello');
    const second = await toProject('Again');

    expect(first.media_item).toMatchObject({ project_id: projectId });
    expect(second.media_item.conversation_id).toBe(first.media_item.conversation_id);
    expect(await readConversation(first.media_item.conversation_id)).toMatchObject({
      sender: { name: 'Bo', phone: '+351 900' },
      messages_count: 2,
    });
    await inbound({ message: 'Hi', sender: { id: 'bo-7', phone: '+351900' } });
    expect((await get(`${own}/media-items`)).media_items[0]).toMatchObject({
      message: 'Hi',
      conversation_id: first.media_item.conversation_id,
      project_id: projectId,
    });
  });

  it('rejects messages that cannot be sent, with a reason', async () => {
    const { client, own, send, aConversation } = chat;
    const conversation = await aConversation();
    const message = 'x';
    const post = (body: object) => client.send('POST', `${own}/messages`, body);

    expect(await post({ message })).toMatchObject({ status: 422, body: { message: 'validation_errors' } });
    expect(await post({ conversation_id: conversation, message: '' })).toMatchObject({ status: 422 });
    expect(await post({ conversation_id: randomUUID(), message })).toMatchObject({
      status: 404,
      body: { message: 'conversation_model_not_found' },
    });
    expect(await post({ project_id: randomUUID(), message })).toMatchObject({
      status: 404,
      body: { message: 'project_model_not_found' },
    });
    await send('POST', `${own}/deactivate`);
    expect(await post({ conversation_id: conversation, message })).toMatchObject({
      status: 422,
      body: { message: 'channel_inactive' },
    });
    await send('POST', `${own}/activate`);
    await send('DELETE', `${own}/secret`);
    expect(await post({ conversation_id: conversation, message })).toMatchObject({
      status: 422,
      body: { message: 'channel_cannot_send' },
    });
  });

  it('emits events for "awaiting reply" with increasing versions', async () => {
    const { aConversation, queueOne } = chat;
    const { events, stop } = await collectEvents(service.topicPrefix, awaitingReplyChanged);
    const conversation = await aConversation();

    await queueOne(conversation);

    await eventually(() =>
      expect(
        events
          .map(({ data }) => data)
          .filter((data) => data.conversation_id === conversation)
          .map(({ awaiting_reply_since, version }) => [awaiting_reply_since !== null, version]),
      ).toEqual([
        [true, 1],
        [false, 2],
      ]),
    );
    await stop();
  });
});
