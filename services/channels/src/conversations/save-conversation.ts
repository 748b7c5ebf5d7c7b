import type { Actor } from '@trackway/contracts';
import type { Outbox } from '@trackway/messaging';
import type { TransactionStores } from '../unit-of-work';
import { type Conversation, handledAt } from './conversation';
import { withEffect } from './conversation-effect';
import { awaitingEvents, linkedEvents, updatedEvents } from './conversation-events';

/** The stores for a conversation and its events. */
export interface ConversationStores {
  readonly conversations: {
    insert(conversation: Conversation): Promise<void>;
    update(conversation: Conversation): Promise<void>;
  };
  readonly outbox: Outbox;
}

/** Stores a conversation and emits the events of its change. Without an actor, its channel has changed it. */
export async function saveConversation(
  { conversations, outbox }: ConversationStores,
  before: Conversation | undefined,
  changed: Conversation,
  actor: Actor = { kind: 'channel', id: changed.channelId, name: null },
): Promise<Conversation> {
  const after = { ...changed, version: changed.version + 1 };
  if (before) await conversations.update(after);
  else await conversations.insert(after);
  const events = [
    ...linkedEvents(before, after, actor),
    ...updatedEvents(before, after, actor),
    ...awaitingEvents(before, after),
  ];
  await outbox.add(...withEffect(events, { before, after, actor }));
  return after;
}

/**
 * Computes again when the first reply was sent and since when a conversation awaits one, after a reply was sent or has
 * failed. Call it after the message was written.
 */
export async function saveWithAwaiting(
  stores: Pick<TransactionStores, 'conversations' | 'mediaItems' | 'outbox'>,
  before: Conversation | undefined,
  changed: Conversation,
  actor?: Actor,
): Promise<Conversation> {
  const { firstInboundAt } = changed;
  const lastReplyAt = await stores.mediaItems.lastReplyAt(changed);
  const firstReplyAt = firstInboundAt && (await stores.mediaItems.firstReplyAfter(changed, firstInboundAt));
  const handled = handledAt({ ...changed, lastReplyAt });
  const awaitingReplySince = await stores.mediaItems.firstInboundAfter(changed, handled);
  return saveConversation(stores, before, { ...changed, firstReplyAt, lastReplyAt, awaitingReplySince }, actor);
}
