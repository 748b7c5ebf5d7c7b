import { AsyncLocalStorage } from 'node:async_hooks';
import { Batcher, type Clock, currentContext, type NewId } from '@trackway/runtime';
import type { Channel } from '../channels/channel';
import { type Conversation, newConversation, senderKeys, withInbound } from '../conversations/conversation';
import { saveConversation } from '../conversations/save-conversation';
import { TokenCapturingOutbox } from '../conversations/token-capturing-outbox';
import type { MediaItem } from '../media-items/media-item';
import type { UnitOfWork } from '../unit-of-work';
import { BufferedStores, type IntakeStores } from './buffered-stores';
import type { InboundMessage } from './inbound-message';
import { messageReceivedEvent } from './message-events';

export interface ReceivedMessage {
  readonly mediaItemId: string;
  /** The message was recorded before; nothing has changed. */
  readonly isDuplicate: boolean;
  /** Its project or its files have to be looked for. */
  readonly needsBackgroundWork: boolean;
}

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly newId: NewId;
  readonly clock: Clock;
  readonly wakeBackground: () => void;
}

interface PendingMessage {
  readonly channel: Channel;
  readonly message: InboundMessage;
  /** Records the result of the delivery in the same transaction. */
  readonly recordDelivery: (
    stores: Pick<IntakeStores, 'deliveries' | 'outbox'>,
    received: ReceivedMessage,
  ) => Promise<void>;
  /** Runs work in the context of the request of the message. */
  readonly inContext: <T>(work: () => T) => T;
}

/** Messages in one transaction. A larger group would hold its locks for too long. */
const MAX_BATCH = 50;

/**
 * Records a message once, in the conversation of its sender, and emits its event. A repeated message changes nothing.
 * If a signed delivery may belong to a project, the project is looked for after the response, and the event is emitted
 * then. Messages that arrive at the same time are recorded together.
 */
export function makeReceiveMessage(deps: Deps) {
  const batcher = new Batcher((arrivals: readonly PendingMessage[]) => recordAll(deps, arrivals), {
    maxItems: MAX_BATCH,
  });
  return (
    channel: Channel,
    message: InboundMessage,
    recordDelivery: PendingMessage['recordDelivery'],
  ): Promise<ReceivedMessage> =>
    batcher.add({ channel, message, recordDelivery, inContext: AsyncLocalStorage.snapshot() });
}

function recordAll(deps: Deps, arrivals: readonly PendingMessage[]): Promise<readonly ReceivedMessage[]> {
  const keys = arrivals.map(({ channel, message }) => ({
    frameId: channel.frameId,
    channelId: channel.id,
    dedupeKey: message.dedupeKey,
    senderKeys: senderKeys(message.sender),
  }));
  return deps.unitOfWork.run(async (stores) => {
    const buffered = await BufferedStores.read(stores, keys);
    const received: ReceivedMessage[] = [];
    for (const { channel, message, recordDelivery, inContext } of arrivals) {
      const one = await inContext(() => record(deps, buffered, channel, message));
      await inContext(() => recordDelivery(buffered, one));
      received.push(one);
    }
    await buffered.write();
    if (received.some(({ needsBackgroundWork }) => needsBackgroundWork)) stores.afterCommit(deps.wakeBackground);
    return received;
  });
}

async function record(
  deps: Deps,
  stores: IntakeStores,
  channel: Channel,
  message: InboundMessage,
): Promise<ReceivedMessage> {
  const { dedupeKey } = message;
  const known = dedupeKey && (await stores.mediaItems.findByDedupeKey(channel.frameId, channel.id, dedupeKey));
  if (known) return { mediaItemId: known.id, isDuplicate: true, needsBackgroundWork: false };
  const now = deps.clock();
  const at = message.sentAt && message.sentAt < now ? message.sentAt : now;
  const before = await stores.conversations.findBySender(channel.frameId, channel.id, senderKeys(message.sender));
  const joined = withInbound(before ?? startConversation(deps, channel, message, now), message.sender, at);
  const linkAt = joined.linkAt ?? (needsLinking(joined, message) ? now : null);
  const outbox = new TokenCapturingOutbox(stores.outbox);
  const conversation = await saveConversation({ ...stores, outbox }, before, { ...joined, linkAt });
  const item = toMediaItem(deps, conversation, message, { now, at, consistencyToken: outbox.token() });
  await stores.mediaItems.insert(item);
  if (item.isPublished) await stores.outbox.add(messageReceivedEvent(item));
  const needsBackgroundWork = !item.isPublished || item.attachments.length > 0;
  return { mediaItemId: item.id, isDuplicate: false, needsBackgroundWork };
}

function startConversation(
  { newId }: Deps,
  { frameId, id }: Channel,
  { sender }: InboundMessage,
  now: Date,
): Conversation {
  return newConversation({ id: newId(), frameId, channelId: id, sender, projectId: null }, now);
}

/**
 * Whether a project has to be looked for: the message names another project, or the conversation has none and the
 * sender may have one.
 */
function needsLinking({ projectId }: Conversation, { isSigned, claimedProjectId, sender }: InboundMessage): boolean {
  if (!isSigned) return false;
  if (claimedProjectId !== null) return claimedProjectId !== projectId;
  return projectId === null && Boolean(sender?.phone || sender?.email);
}

function toMediaItem(
  { newId }: Deps,
  conversation: Conversation,
  { isSigned, attachments, ...message }: InboundMessage,
  { now, at, consistencyToken }: { now: Date; at: Date; consistencyToken: string | null },
): MediaItem {
  const id = newId();
  const context = currentContext();
  return {
    ...message,
    id,
    frameId: conversation.frameId,
    channelId: conversation.channelId,
    conversationId: conversation.id,
    direction: 'inbound',
    projectId: conversation.projectId,
    attachments: attachments.map((one) => ({ ...one, id: newId(), status: 'pending', reason: null, size: null })),
    receivedAt: now,
    at,
    author: null,
    countsAsReply: false,
    status: null,
    failure: null,
    isPublished: conversation.linkAt === null,
    consistencyToken,
    cause: { correlationId: context?.correlationId ?? id, depth: context?.depth ?? 0 },
  };
}
