import type { Outbox, OutgoingEvent } from '@trackway/messaging';
import { currentContext } from '@trackway/runtime';
import { sql } from '../queries/sql';
import type { Transaction } from '../transactions/database';

/** Writes events beside the change that they tell of, all of one call in one statement, and wakes the relay after the commit. */
export class PgOutbox implements Outbox {
  constructor(
    private readonly transaction: Transaction,
    private readonly wakeRelay: () => void,
  ) {}

  async add(...events: readonly OutgoingEvent[]): Promise<void> {
    if (events.length === 0) return;
    const topics = events.map(({ topic }) => topic);
    const keys = events.map(({ event }) => event.subject);
    const values = events.map(({ event }) => JSON.stringify(event));
    await this.transaction.query(sql`
      INSERT INTO outbox (topic, key, value)
      SELECT * FROM unnest(${topics}::text[], ${keys}::text[], ${values}::text[])`);
    for (const { event } of events) currentContext()?.announced?.note(event);
    this.transaction.afterCommit(this.wakeRelay);
  }
}
