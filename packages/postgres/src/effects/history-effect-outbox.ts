import { type Event, historyLineRecorded } from '@trackway/contracts';
import type { Outbox, OutgoingEvent } from '@trackway/messaging';
import { type HistoryEvent, type PgEffects, toEffectRow } from './pg-effects';

/**
 * Stores the complete history entries of a transaction next to the changes that they describe, so that an undo finds
 * them without waiting for Kafka.
 */
export class HistoryEffectOutbox implements Outbox {
  constructor(
    private readonly outbox: Outbox,
    private readonly effects: PgEffects,
  ) {}

  async add(...events: readonly OutgoingEvent[]): Promise<void> {
    await this.outbox.add(...events);
    const entries = events.map(({ event }) => event).filter(isHistoryEvent);
    const [first] = entries;
    if (first) await this.effects.add(first.frameid, entries.map(toEffectRow));
  }
}

function isHistoryEvent(event: Event<unknown>): event is HistoryEvent {
  return event.type === historyLineRecorded.type;
}
