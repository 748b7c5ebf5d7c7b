import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import type { Channel } from '../channels/channel';
import { FakeUnitOfWork } from '../fake-unit-of-work';
import { aChannel, aConversation, anItem, aReply, aSender, later } from '../sample-data';
import { outboundModule } from './outbound-module';

const [PROJECT, WITHOUT_CONTACT] = [newId(), newId()];

async function setUp(fields: Partial<Channel> = {}) {
  const unitOfWork = new FakeUnitOfWork();
  const caller = aCaller();
  const channel = aChannel({ frameId: caller.frameId, ...fields });
  const conversation = aConversation(channel, { awaitingReplySince: later(0), firstInboundAt: later(0) });
  await unitOfWork.stores.channels.insert(channel);
  await unitOfWork.stores.conversations.insert(conversation);
  await unitOfWork.stores.mediaItems.insert(anItem(conversation));
  const woken = jest.fn();
  const { sendMessage, recordStatus } = outboundModule({
    unitOfWork,
    projects: {
      exists: async (_, id) => id === PROJECT || id === WITHOUT_CONTACT,
      find: async () => undefined,
      contactOf: async (_, id) => (id === PROJECT ? aSender({ id: null, email: 'ana@example.org' }) : undefined),
      openProjectOf: async () => undefined,
    },
    newId,
    clock: () => later(60),
    wakeSenders: woken,
  }).commands;
  return {
    caller,
    channel,
    conversation,
    recordStatus,
    sendMessage,
    stores: unitOfWork.stores,
    reply: (as = caller) => sendMessage(as, { conversationId: conversation.id, message: 'We come.' }),
    events: () => unitOfWork.takeEvents().map(({ type }) => type),
    saved: () => unitOfWork.stores.conversations.find(caller.frameId, conversation.id),
    queue: () => unitOfWork.stores.sendQueues.claim('h', later(60), later(90), { channels: [], frames: [] }),
    woken,
  };
}

describe('a message to a conversation', () => {
  it('is queued, and ends the wait for a reply', async () => {
    const { caller, conversation, reply, saved, queue, woken } = await setUp();
    const item = await reply();

    expect(item).toMatchObject({ status: 'queued', countsAsReply: true, author: { kind: 'user', id: caller.id } });
    expect(await saved()).toMatchObject({ awaitingReplySince: null, firstReplyAt: later(60), messagesCount: 1 });
    expect(await queue()).toMatchObject({ conversationId: conversation.id });
    expect(woken).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['service_account', {}, false],
    ['ai_agent', {}, false],
    ['ai_agent', { agent_replies_count: true }, true],
  ] as const)('by a %s with settings %j counts as a reply: %s', async (kind, settings, counts) => {
    const url = { delivery_url: 'https://connector.example.org' };
    const { caller, reply, saved } = await setUp({ settings: { ...url, ...settings } });

    expect((await reply({ ...caller, kind })).countsAsReply).toBe(counts);
    expect((await saved())?.awaitingReplySince === null).toBe(counts);
  });

  it('is sent once for an idempotency key, and another message with the key is rejected', async () => {
    const { caller, conversation, sendMessage, stores } = await setUp();
    const command = { conversationId: conversation.id, message: 'We come.', idempotencyKey: 'k' };
    const [one, two] = await Promise.all([sendMessage(caller, command), sendMessage(caller, command)]);

    expect(two).toEqual(one);
    await expect(sendMessage(caller, { ...command, message: 'Other' })).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
    await sendMessage({ ...caller, id: newId() }, command);
    expect(await stores.mediaItems.page(caller.frameId, {}, { page: 1, perPage: 1 })).toMatchObject({ total: 3 });
  });

  it.each([
    ['forbidden', {}, { scopes: ['channels:read'] }],
    ['conversation_model_not_found', {}, { frameId: newId() }],
    ['channel_model_not_found', { deletedAt: later(1) }, {}],
    ['channel_inactive', { active: false }, {}],
    ['channel_cannot_send', { secrets: [] }, {}],
    ['channel_cannot_send', { settings: {} }, {}],
  ])('is rejected with %s for a channel %j and a caller %j', async (code, channel, as) => {
    const { caller, reply } = await setUp(channel);

    await expect(reply({ ...caller, ...as })).rejects.toMatchObject({ code });
  });
});

describe('a message to the contact of a project', () => {
  it('starts a conversation, which the next one uses', async () => {
    const { caller, channel, sendMessage, stores } = await setUp();
    const command = { channelId: channel.id, projectId: PROJECT, message: 'Hello' };
    const first = await sendMessage(caller, command);
    const second = await sendMessage(caller, command);

    expect(second.conversationId).toBe(first.conversationId);
    expect(await stores.conversations.find(caller.frameId, first.conversationId)).toMatchObject({
      projectId: PROJECT,
      senderKey: 'email:ana@example.org',
      messagesCount: 2,
    });
  });

  it.each([
    ['project_model_not_found', newId()],
    ['contact_unreachable', WITHOUT_CONTACT],
    ['validation_errors', undefined],
  ])('is rejected with %s', async (code, projectId) => {
    const { caller, channel, sendMessage } = await setUp();
    const sent = sendMessage(caller, { channelId: channel.id, projectId, message: 'Hello' });

    await expect(sent).rejects.toMatchObject({ code });
  });
});

describe('a status report', () => {
  it('changes the status once, and a late one nothing', async () => {
    const { channel, recordStatus, reply, events } = await setUp();
    const { id: mediaItemId } = await reply();
    events();
    await recordStatus(channel, { mediaItemId, status: 'delivered', externalId: 'x' });
    const late = await recordStatus(channel, { externalId: 'x', status: 'sent' });

    expect(late).toMatchObject({ id: mediaItemId, status: 'delivered', externalId: 'x' });
    expect(events()).toEqual(['channels.message_sent.v1']);
  });

  it('of a failure makes the sender wait again, until the message is delivered after all', async () => {
    const { channel, recordStatus, reply, saved } = await setUp();
    const { id: mediaItemId } = await reply();

    const failed = await recordStatus(channel, { mediaItemId, status: 'failed' });
    expect(failed.failure).toBe('The connector could not deliver it.');
    expect(await saved()).toMatchObject({ awaitingReplySince: later(0), firstReplyAt: null });
    await recordStatus(channel, { mediaItemId, status: 'delivered' });
    expect(await saved()).toMatchObject({ awaitingReplySince: null, firstReplyAt: later(60) });
  });

  it('keeps the reason of a failure if a late report names the external id', async () => {
    const { channel, recordStatus, reply } = await setUp();
    const { id: mediaItemId } = await reply();
    await recordStatus(channel, { mediaItemId, status: 'failed', failure: 'Blocked by the recipient.' });

    const late = await recordStatus(channel, { mediaItemId, status: 'sent', externalId: 'x' });

    expect(late).toMatchObject({ status: 'failed', failure: 'Blocked by the recipient.', externalId: 'x' });
  });

  it('needs an outbound message of the channel', async () => {
    const { channel, conversation, recordStatus, stores } = await setUp();
    const [inbound, elsewhere] = [anItem(conversation), aReply(aConversation(aChannel()))];
    await stores.mediaItems.insert(inbound, elsewhere);
    const notFound = { code: 'media_item_model_not_found' };

    for (const mediaItemId of [inbound.id, elsewhere.id, newId()]) {
      await expect(recordStatus(channel, { mediaItemId, status: 'sent' })).rejects.toMatchObject(notFound);
    }
    await expect(recordStatus(channel, { status: 'sent' })).rejects.toMatchObject({ code: 'validation_errors' });
  });
});
