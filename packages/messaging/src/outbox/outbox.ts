import type { Actor, Event, EventDefinition, FieldChange, RecordRef } from '@trackway/contracts';

/** A change of a setting with the complete values before and after, so that an undo can restore it. */
export interface RecordedChange {
  readonly record: RecordRef;
  readonly changes: readonly FieldChange[];
  /** Of an event that is no audit entry: what was done, and by whom. */
  readonly origin?: { readonly action: string; readonly actor: Actor; readonly requestId: string | null };
  /** Ids of other events of the change, by which consequences name it as their cause. */
  readonly eventIds?: readonly string[];
}

/** An event and its topic. */
export interface OutgoingEvent {
  readonly topic: string;
  readonly event: Event<unknown>;
  /** The change that the event describes. It is stored by the service and not published. */
  readonly restorable?: RecordedChange;
}

export function outgoing(definition: EventDefinition, event: Event<unknown>): OutgoingEvent {
  return { topic: definition.topic, event };
}

/** Writes events in the transaction of their change. */
export interface Outbox {
  add(...events: readonly OutgoingEvent[]): Promise<void>;
}

/** A row of the outbox that the broker has not acknowledged yet. */
export interface PendingEvent {
  /** Identifies the row for `remove`. */
  readonly position: string;
  readonly topic: string;
  readonly key: string;
  readonly value: string;
}

/** Number of rows that the broker has not acknowledged yet. */
export interface OutboxBacklog {
  readonly count: number;
  /** When the oldest row was written; undefined if there is none. */
  readonly oldestAt: Date | undefined;
  /** Rows in quarantine: the broker rejected them, and an operator decides about them. */
  readonly quarantined: number;
}

/** Counts of one frame end here, so that a long backlog is not counted at each request. */
export const MAX_COUNTED_ROWS = 10_000;

/**
 * Maximum size of the rows that a relay reads at once: all may go to one partition, and with their keys they stay below
 * `topicSettings.maxMessageBytes`. The first row is always read, alone if it is larger.
 */
export const MAX_OUTBOX_BATCH_BYTES = 512 * 1024;

/**
 * The outbox as the relay uses it. Only one relay of a service holds its lock, because otherwise the order for a key
 * could change.
 */
export interface OutboxStore {
  /**
   * Acquires the lock, or returns false if another process has it. It is held until `release` or the end of the
   * connection. Meanwhile, `onNotified` is called when another relay calls `notifyHolder`.
   */
  acquire(onNotified?: () => void): Promise<boolean>;
  /** The oldest rows, in the order in which the rows of one key were written. */
  oldest(limit: number): Promise<readonly PendingEvent[]>;
  remove(positions: readonly string[]): Promise<void>;
  /** Moves a row that can't be published into quarantine, where an operator inspects and replays it. Idempotent. */
  quarantine(position: string, reason: string): Promise<void>;
  release(): Promise<void>;
  /** Notifies the relay with the lock of new rows. Undefined if it has to poll for rows of other relays. */
  notifyHolder?(): Promise<void>;
  /**
   * Whether another relay has tried to acquire the lock in the last seconds, so that there may be rows of which the holder is
   * not notified. Undefined if the store does not know.
   */
  hasStandby?(): boolean;
  /** Works without the lock. */
  backlog(): Promise<OutboxBacklog>;
  /** The backlog of one frame; counts end at `MAX_COUNTED_ROWS`. Rows of versions without `frame_id` are not counted. */
  frameBacklog(frameId: string): Promise<OutboxBacklog>;
}
