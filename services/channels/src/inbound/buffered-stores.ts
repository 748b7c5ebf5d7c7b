import type { Outbox, OutgoingEvent } from '@trackway/messaging';
import { currentContext } from '@trackway/runtime';
import type { Conversation } from '../conversations/conversation';
import type { ConversationStore } from '../conversations/conversation-store';
import type { MediaItem } from '../media-items/media-item';
import type { MediaItemStore } from '../media-items/media-item-store';
import type { TransactionStores } from '../unit-of-work';
import type { Delivery } from './deliveries/delivery';
import type { DeliveryStore } from './deliveries/delivery-store';

/** The stores that recording a message uses. */
export interface IntakeStores {
  readonly mediaItems: { findByDedupeKey: MediaItemStore['findByDedupeKey']; insert(item: MediaItem): Promise<void> };
  readonly conversations: {
    findBySender: ConversationStore['findBySender'];
    insert(conversation: Conversation): Promise<void>;
    update(conversation: Conversation): Promise<void>;
  };
  readonly deliveries: Pick<DeliveryStore, 'insert'>;
  readonly outbox: Outbox;
}

/** The keys of a message and of its sender. */
export interface MessageKeys {
  readonly frameId: string;
  readonly channelId: string;
  readonly dedupeKey: string | null;
  readonly senderKeys: readonly string[];
}

/**
 * Stores for recording a group of messages in one transaction. Data is read with one statement at the start, and writes
 * are buffered until `write`. Each message sees the writes of those before it. A group needs as many statements as one
 * message.
 */
export class BufferedStores implements IntakeStores {
  private readonly items = new Map<string, MediaItem>();
  private readonly bySender = new Map<string, Conversation>();
  private readonly newItems: MediaItem[] = [];
  private readonly newConversations = new Map<string, Conversation>();
  private readonly changedConversations = new Map<string, Conversation>();
  private readonly newDeliveries: Delivery[] = [];
  private readonly events: OutgoingEvent[] = [];

  static async read(stores: TransactionStores, keysOfMessages: readonly MessageKeys[]): Promise<BufferedStores> {
    const buffered = new BufferedStores(stores);
    const keys = keysOfMessages.flatMap(({ dedupeKey, ...of }) => (dedupeKey === null ? [] : [{ ...of, dedupeKey }]));
    for (const item of await stores.mediaItems.findByDedupeKeys(keys)) buffered.addItem(item);
    for (const conversation of await stores.conversations.findBySenders(keysOfMessages))
      buffered.addConversation(conversation);
    return buffered;
  }

  private constructor(private readonly stores: TransactionStores) {}

  readonly mediaItems = {
    findByDedupeKey: async (_frameId: string, channelId: string, dedupeKey: string) =>
      this.items.get(`${channelId}/${dedupeKey}`),
    insert: async (item: MediaItem) => {
      this.addItem(item);
      this.newItems.push(item);
    },
  };

  readonly conversations = {
    findBySender: async (_frameId: string, channelId: string, senderKeys: readonly string[]) =>
      senderKeys.map((key) => this.bySender.get(`${channelId}/${key}`)).find((one) => one !== undefined),
    insert: async (conversation: Conversation) => {
      this.addConversation(conversation);
      this.newConversations.set(conversation.id, conversation);
    },
    update: async (conversation: Conversation) => {
      this.addConversation(conversation);
      const writes = this.newConversations.has(conversation.id) ? this.newConversations : this.changedConversations;
      writes.set(conversation.id, conversation);
    },
  };

  readonly deliveries = {
    insert: async (...deliveries: readonly Delivery[]) => {
      this.newDeliveries.push(...deliveries);
    },
  };

  readonly outbox: Outbox = {
    add: async (...events) => {
      // Events get their frame from the current context, so they are collected here and not in `write`.
      for (const { event } of events) currentContext()?.published?.add(event);
      this.events.push(...events);
    },
  };

  async write(): Promise<void> {
    const { conversations, mediaItems, deliveries, outbox } = this.stores;
    await conversations.insert(...this.newConversations.values());
    await conversations.update(...this.changedConversations.values());
    await mediaItems.insert(...this.newItems);
    await deliveries.insert(...this.newDeliveries);
    await outbox.add(...this.events);
  }

  private addItem(item: MediaItem): void {
    if (item.dedupeKey !== null) this.items.set(`${item.channelId}/${item.dedupeKey}`, item);
  }

  private addConversation(conversation: Conversation): void {
    // A conversation that got a stronger key is not found by the weaker one.
    for (const [key, { id }] of this.bySender) if (id === conversation.id) this.bySender.delete(key);
    this.bySender.set(`${conversation.channelId}/${conversation.senderKey}`, conversation);
  }
}
