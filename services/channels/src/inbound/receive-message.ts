import type { Clock, NewId } from '@trackway/runtime';
import type { Channel } from '../channels/channel';
import { type Conversation, senderKey } from '../conversations/conversation';
import type { MediaItem } from '../media-items/media-item';
import type { ProjectDirectory } from '../project-directory';
import type { Stores, UnitOfWork } from '../unit-of-work';
import type { InboundMessage } from './inbound-message';
import { messageReceivedEvent } from './message-events';

/** Records a message once, in its sender's conversation, and announces it. The same message again changes nothing. */
export function makeReceiveMessage(deps: {
  unitOfWork: UnitOfWork;
  projects: ProjectDirectory;
  newId: NewId;
  clock: Clock;
}) {
  return async (channel: Channel, message: InboundMessage): Promise<void> => {
    const projectId =
      message.projectId && (await deps.projects.exists(channel, message.projectId)) ? message.projectId : null;
    const now = deps.clock();
    await deps.unitOfWork.run(async (stores) => {
      const { dedupeKey } = message;
      if (dedupeKey !== null && (await stores.mediaItems.isKnown(channel.frameId, channel.id, dedupeKey))) return;
      const conversation = await joinConversation(stores, channel, { ...message, projectId }, now, deps.newId);
      const item: MediaItem = {
        ...message,
        id: deps.newId(),
        frameId: channel.frameId,
        channelId: channel.id,
        conversationId: conversation.id,
        direction: 'inbound',
        projectId: conversation.projectId,
        receivedAt: now,
      };
      await stores.mediaItems.insert(item);
      await stores.outbox.add(messageReceivedEvent(item));
    });
  };
}

/** The sender's conversation with this message counted in. The project that a delivery names last is the conversation's. */
async function joinConversation(
  { conversations }: Pick<Stores, 'conversations'>,
  channel: Channel,
  { sender, sentAt, projectId }: InboundMessage,
  now: Date,
  newId: NewId,
): Promise<Conversation> {
  const key = senderKey(sender);
  // A connector's clock may be wrong; nothing was sent after it came.
  const at = sentAt && sentAt < now ? sentAt : now;
  const known = await conversations.findBySender(channel.frameId, channel.id, key);
  if (!known) {
    const conversation: Conversation = {
      id: newId(),
      frameId: channel.frameId,
      channelId: channel.id,
      senderKey: key,
      sender,
      projectId,
      messagesCount: 1,
      lastMessageAt: at,
      awaitingReplySince: at,
      createdAt: now,
    };
    await conversations.insert(conversation);
    return conversation;
  }
  const conversation: Conversation = {
    ...known,
    sender: sender ?? known.sender,
    projectId: projectId ?? known.projectId,
    messagesCount: known.messagesCount + 1,
    lastMessageAt: new Date(Math.max(known.lastMessageAt.getTime(), at.getTime())),
    awaitingReplySince: new Date(Math.min(known.awaitingReplySince?.getTime() ?? at.getTime(), at.getTime())),
  };
  await conversations.update(conversation);
  return conversation;
}
