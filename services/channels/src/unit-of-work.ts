import type { RecordEffect } from '@trackway/application';
import type { Outbox } from '@trackway/messaging';
import type { ChannelStore } from './channels/channel-store';
import type { ConversationStore } from './conversations/conversation-store';
import type { DeliveryStore } from './inbound/deliveries/delivery-store';
import type { MediaItemStore } from './media-items/media-item-store';
import type { SendQueueStore } from './outbound/send-queue-store';
import type { ReplyTemplateStore } from './reply-templates/reply-template-store';

/** The stores; within a transaction if they come from `run`. */
export interface Stores {
  readonly channels: ChannelStore;
  readonly conversations: ConversationStore;
  readonly replyTemplates: ReplyTemplateStore;
  readonly mediaItems: MediaItemStore;
  readonly deliveries: DeliveryStore;
  readonly sendQueues: SendQueueStore;
}

/** The stores of one transaction. */
export type TransactionStores = Stores & {
  readonly outbox: Outbox;
  readonly recordEffect: RecordEffect;
  /** Runs after the commit, and not at all if there is none. */
  readonly afterCommit: (effect: () => void) => void;
};

export interface UnitOfWork {
  /**
   * Runs `work` in one transaction, so that a change and its events are stored together. `work` may run several times
   * after conflicts, and must have no other effects.
   */
  run<T>(work: (stores: TransactionStores) => Promise<T>): Promise<T>;
  /** For reads outside a transaction. */
  read<T>(work: (stores: Stores) => Promise<T>): Promise<T>;
}
