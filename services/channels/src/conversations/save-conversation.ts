import type { Outbox } from '@trackway/messaging';
import type { TransactionStores } from '../unit-of-work';
import type { Conversation } from './conversation';
import { awaitingEvents, linkedEvents } from './conversation-events';

/** The stores for a conversation and its events. */
interface ConversationStores {
  readonly conversations: {
    insert(conversation: Conversation): Promise<void>;
    update(conversation: Conversation): Promise<void>;
  };
  readonly outbox: Outbox;
}

/** Stores a conversation and emits the events of its change. */
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
 * Computes again since when a conversation awaits a reply, after a reply was sent or has failed. Call it after the
 * message was written.
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
