import { type Clock, currentContext, type NewId } from '@trackway/runtime';
import type { Channel } from '../channels/channel';
import { type Conversation, newConversation, senderKeys, withInbound } from '../conversations/conversation';
import { keepConversation } from '../conversations/keep-conversation';
import type { MediaItem } from '../media-items/media-item';
import type { UnitOfWork, WritingStores } from '../unit-of-work';
import type { InboundMessage } from './inbound-message';
import { messageReceivedEvent } from './message-events';
import { Turns } from './turns';

export interface Received {
  readonly mediaItemId: string;
  /** It came before, and nothing changed. */
  readonly isRepeat: boolean;
  /** Its project or its files wait to be looked for. */
  readonly leavesWork: boolean;
}

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly newId: NewId;
  readonly clock: Clock;
  readonly wakeBackground: () => void;
}

/**
 * Records a message once, in its sender's conversation, and announces it. The same message again changes nothing. Where a
 * signed delivery may link to a project, that is looked for later, and the announcement waits for it: the connector does not.
 * `note` writes down what came of the delivery in the same transaction.
 */
export function makeReceiveMessage(deps: Deps) {
  const turns = new Turns();
  return async (
    channel: Channel,
    message: InboundMessage,
    note?: (stores: WritingStores, received: Received) => Promise<void>,
  ): Promise<Received> => {
    const conversation = `${channel.id}/${senderKeys(message.sender)[0]}`;
    return turns.take(conversation, () =>
      deps.unitOfWork.run(async (stores) => {
        const received = await record(deps, stores, channel, message);
        await note?.(stores, received);
        if (received.leavesWork) stores.afterCommit(deps.wakeBackground);
        return received;
      }),
    );
  };
}

async function record(deps: Deps, stores: WritingStores, channel: Channel, message: InboundMessage): Promise<Received> {
  const { dedupeKey } = message;
  const known = dedupeKey && (await stores.mediaItems.findByDedupeKey(channel.frameId, channel.id, dedupeKey));
  if (known) return { mediaItemId: known.id, isRepeat: true, leavesWork: false };
  const now = deps.clock();
  const at = message.sentAt && message.sentAt < now ? message.sentAt : now;
  const before = await stores.conversations.findBySender(channel.frameId, channel.id, senderKeys(message.sender));
  const joined = withInbound(before ?? begin(deps, channel, message, now), message.sender, at);
  const linkAt = joined.linkAt ?? (mayLink(joined, message) ? now : null);
  const conversation = await keepConversation(stores, before, { ...joined, linkAt });
  const item = toMediaItem(deps, conversation, message, { now, at });
  await stores.mediaItems.insert(item);
  if (item.announced) await stores.outbox.add(messageReceivedEvent(item));
  const leavesWork = !item.announced || item.attachments.length > 0;
  return { mediaItemId: item.id, isRepeat: false, leavesWork };
}

function begin({ newId }: Deps, { frameId, id }: Channel, { sender }: InboundMessage, now: Date): Conversation {
  return newConversation({ id: newId(), frameId, channelId: id, sender, projectId: null }, now);
}

/** Whether a project has to be looked for: another one is named, or there is none and the sender may have one. */
function mayLink({ projectId }: Conversation, { isSigned, claimedProjectId, sender }: InboundMessage): boolean {
  if (!isSigned) return false;
  if (claimedProjectId !== null) return claimedProjectId !== projectId;
  return projectId === null && Boolean(sender?.phone || sender?.email);
}

function toMediaItem(
  { newId }: Deps,
  conversation: Conversation,
  { isSigned, attachments, ...message }: InboundMessage,
  { now, at }: { now: Date; at: Date },
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
    announced: conversation.linkAt === null,
    cause: { correlationId: context?.correlationId ?? id, depth: context?.depth ?? 0 },
  };
}
