import { encodeEvent, type Outbox, type OutgoingEvent } from '@trackway/messaging';
import { currentContext, newId } from '@trackway/runtime';
import type { MongoTransaction } from '../transactions/mongo-database';
import type { OutboxModels } from './outbox-models';

/**
 * Stores events in the transaction of the change, and wakes the relay after the commit. Call it after the change was written. Then
 * the transaction holds the lock, and its events sort after those of earlier changes.
 */
export class MongoOutbox implements Outbox {
  constructor(
    private readonly models: OutboxModels,
    private readonly transaction: MongoTransaction,
    private readonly wakeRelay: () => void,
  ) {}

  async add(...events: readonly OutgoingEvent[]): Promise<void> {
    if (events.length === 0) return;
    const lines = events.map(({ topic, event }) => {
      return { _id: newId(), frame_id: event.frameid, topic, key: event.subject, value: encodeEvent(event) };
    });
    await this.models.lines.insertMany(lines, { session: this.transaction.session });
    for (const { event } of events) currentContext()?.published?.add(event);
    this.transaction.afterCommit(this.wakeRelay);
  }
}
