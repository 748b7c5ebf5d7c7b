import type { OutgoingEvent } from '@trackway/messaging';
import { FakeChannelStore } from './channels/fake-channel-store';
import { FakeConversationStore } from './conversations/fake-conversation-store';
import { FakeDeliveryStore } from './inbound/deliveries/fake-delivery-store';
import { FakeMediaItemStore } from './media-items/fake-media-item-store';
import { FakeSendQueueStore } from './outbound/fake-send-queue-store';
import { FakeReplyTemplateStore } from './reply-templates/fake-reply-template-store';
import type { Stores, TransactionStores, UnitOfWork } from './unit-of-work';

/** All stores in memory. Transactions run one after the other, and a failed one changes nothing. */
export class FakeUnitOfWork implements UnitOfWork {
  /** Events of committed transactions. */
  readonly events: OutgoingEvent[] = [];
  /** Ids of the resources that committed transactions recorded for an idempotency key. */
  readonly recorded: string[] = [];
  readonly stores = {
    channels: new FakeChannelStore(),
    conversations: new FakeConversationStore(),
    mediaItems: new FakeMediaItemStore(),
    deliveries: new FakeDeliveryStore(),
    sendQueues: new FakeSendQueueStore(),
    replyTemplates: new FakeReplyTemplateStore(),
  };
  private last: Promise<unknown> = Promise.resolve();

  run<T>(work: (stores: TransactionStores) => Promise<T>): Promise<T> {
    const result = this.last.then(() => this.commit(work));
    this.last = result.catch(() => undefined);
    return result;
  }

  read<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
    return work(this.stores);
  }

  /** Removes the events of committed transactions and returns them. */
  takeEvents() {
    return this.events.splice(0).map(({ event }) => event);
  }

  private async commit<T>(work: (stores: TransactionStores) => Promise<T>): Promise<T> {
    const restore = Object.values(this.stores).map(({ rows }) => rows.snapshot());
    const events: OutgoingEvent[] = [];
    const recorded: string[] = [];
    const effects: (() => void)[] = [];
    try {
      const result = await work({
        ...this.stores,
        outbox: { add: async (...added) => void events.push(...added) },
        recordEffect: async (id) => void recorded.push(String(id)),
        afterCommit: (effect) => void effects.push(effect),
      });
      this.events.push(...events);
      this.recorded.push(...recorded);
      for (const effect of effects) effect();
      return result;
    } catch (error) {
      for (const undo of restore) undo();
      throw error;
    }
  }
}
