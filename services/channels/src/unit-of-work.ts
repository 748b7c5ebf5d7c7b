import type { RecordEffect } from '@trackway/application';
import type { Outbox } from '@trackway/messaging';
import type { ChannelStore } from './channels/channel-store';
import type { ConversationStore } from './conversations/conversation-store';
import type { DeliveryStore } from './inbound/deliveries/delivery-store';
import type { MediaItemStore } from './media-items/media-item-store';
import type { SendQueueStore } from './outbound/send-queue-store';

/** What can be read and written; in a transaction where it came from `run`. */
export interface Stores {
  readonly channels: ChannelStore;
  readonly conversations: ConversationStore;
  readonly mediaItems: MediaItemStore;
  readonly deliveries: DeliveryStore;
  readonly sendQueues: SendQueueStore;
}

/** The stores of one transaction. */
export type TransactionStores = Stores & {
  readonly outbox: Outbox;
  readonly recordEffect: RecordEffect;
  /** Runs once what was written can be seen, and not at all where it never is. */
  readonly afterCommit: (effect: () => void) => void;
};

export interface UnitOfWork {
  /**
   * Runs `work` in one transaction: what happened and the events that tell of it, or neither. It may run several times,
   * where others write the same at the same time, and must change nothing but its stores.
   */
  run<T>(work: (stores: TransactionStores) => Promise<T>): Promise<T>;
  /** For reads that need no transaction. */
  read<T>(work: (stores: Stores) => Promise<T>): Promise<T>;
}
