import type { QuarantinedEvent } from '@trackway/contracts';
import type { OutboxStore, OutgoingEvent } from './outbox';

/** Maximum number of events in a list. Events that are replayed or discarded make room for the next ones. */
export const MAX_LISTED_EVENTS = 100;

/** The events of an outbox that the broker rejected, by frame. Rows of versions without `frame_id` are not visible. */
export interface QuarantineStore {
  /** Oldest first, at most `MAX_LISTED_EVENTS`. */
  list(frameId: string): Promise<readonly QuarantinedEvent[]>;
  find(frameId: string, id: string): Promise<QuarantinedEvent | undefined>;
  /**
   * Moves an event to the end of the outbox and adds `entry` in the same transaction. Returns false if the event is not
   * in quarantine any more; then nothing changes.
   */
  replay(frameId: string, id: string, entry: OutgoingEvent): Promise<boolean>;
  /** Deletes an event and adds `entry` in the same transaction. Returns false as `replay` does. */
  discard(frameId: string, id: string, entry: OutgoingEvent): Promise<boolean>;
}

/** The outbox of a service. */
export interface ManagedOutboxStore extends OutboxStore {
  readonly quarantined: QuarantineStore;
}

/** A row of a quarantine, with the beginning of its value. */
export interface QuarantinedRow {
  readonly id: string;
  readonly topic: string;
  readonly key: string;
  /** At least `HEADER_LENGTH` characters of the value, or all. */
  readonly head: string;
  readonly bytes: number;
  readonly reason: string;
  readonly quarantinedAt: Date;
}

/** Events begin with their header (`makeEvent`), so that a list does not read large values. */
export const HEADER_LENGTH = 1_000;

export function toQuarantinedEvent({ key, head, ...row }: QuarantinedRow): QuarantinedEvent {
  return {
    ...row,
    aggregateId: key,
    eventId: memberOf(head, 'id'),
    type: memberOf(head, 'type'),
    occurredAt: memberOf(head, 'time'),
  };
}

/** A text of the header. The first member with the name is that of the header, because `data` follows it. */
function memberOf(head: string, name: string): string | null {
  return new RegExp(`[{,]"${name}":"([^"\\\\]*)"`).exec(head)?.[1] ?? null;
}
