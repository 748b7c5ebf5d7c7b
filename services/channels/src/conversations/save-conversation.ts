import type { Outbox } from '@trackway/messaging';
import type { TransactionStores } from '../unit-of-work';
import type { Conversation } from './conversation';
import { awaitingEvents, linkedEvents } from './conversation-events';

/** Where a conversation is kept and announced. */
interface ConversationStores {
  readonly conversations: {
    insert(conversation: Conversation): Promise<void>;
    update(conversation: Conversation): Promise<void>;
  };
  readonly outbox: Outbox;
}

/** Writes the next version of a conversation, or its first, and announces what others have to know of it. */
export async function saveConversation(
  { conversations, outbox }: ConversationStores,
  before: Conversation | undefined,
  changed: Conversation,
): Promise<Conversation> {
  const after = { ...changed, version: changed.version + 1 };
  if (before) await conversations.update(after);
  else await conversations.insert(after);
  await outbox.add(...linkedEvents(before, after), ...awaitingEvents(before, after));
  return after;
}

/**
 * Counts anew since when a conversation awaits a reply, from its messages: a reply was written, or one failed and was none.
 * To be called after the message was written.
 */
export async function saveWithAwaiting(
  stores: Pick<TransactionStores, 'conversations' | 'mediaItems' | 'outbox'>,
  before: Conversation | undefined,
  changed: Conversation,
): Promise<Conversation> {
  const lastReplyAt = await stores.mediaItems.lastReplyAt(changed);
  const awaitingReplySince = await stores.mediaItems.firstInboundAfter(changed, lastReplyAt);
  return saveConversation(stores, before, { ...changed, lastReplyAt, awaitingReplySince });
}
