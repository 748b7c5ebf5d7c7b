import { encodeEvent, type Outbox, type OutgoingEvent } from '@trackway/messaging';
import { currentContext } from '@trackway/runtime';
import { insertSql, joinSql, sql } from '../queries/sql';
import type { Transaction } from '../transactions/database';

/** A statement can have 65,535 parameters. */
const MAX_ROWS = 1_000;
/** The rows of most single requests. */
const MAX_PREPARED_ROWS = 3;

/** Writes events in the transaction of their change, and wakes the relay after the commit. */
export class PgOutbox implements Outbox {
  constructor(
    private readonly transaction: Transaction,
    private readonly wakeRelay: () => void,
  ) {}

  async add(...events: readonly OutgoingEvent[]): Promise<void> {
    if (events.length === 0) return;
    const lines = events.map(
      (one) => sql`(${one.event.frameid}, ${one.topic}, ${one.event.subject}, ${encodeEvent(one.event)})`,
    );
    for (let from = 0; from < lines.length; from += MAX_ROWS) {
      const some = lines.slice(from, from + MAX_ROWS);
      const insertion = insertSql(some.length, MAX_PREPARED_ROWS);
      await this.transaction.query(
        insertion`INSERT INTO outbox (frame_id, topic, key, value) VALUES ${joinSql(some, ', ')}`,
      );
    }
    for (const { event } of events) currentContext()?.published?.add(event);
    this.transaction.afterCommit(this.wakeRelay);
  }
}
