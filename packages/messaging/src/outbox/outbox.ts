import type { Event, EventDefinition } from '@trackway/contracts';

/** An event and the topic that it will travel on. */
export interface OutgoingEvent {
  readonly topic: string;
  readonly event: Event<unknown>;
}

export function outgoing(definition: EventDefinition, event: Event<unknown>): OutgoingEvent {
  return { topic: definition.topic, event };
}

/** Writes events in the transaction of the change that they tell of. */
export interface Outbox {
  add(...events: readonly OutgoingEvent[]): Promise<void>;
}

/** A line of the outbox that was not acknowledged by the broker yet. */
export interface PendingEvent {
  /** Names the line for `remove`. */
  readonly position: string;
  readonly topic: string;
  readonly key: string;
  readonly value: string;
}

/** What the broker has not acknowledged yet. */
export interface OutboxBacklog {
  readonly count: number;
  /** When the oldest line was written; undefined where there is none. */
  readonly oldestAt: Date | undefined;
  /** Rows in quarantine: the broker rejected them, and an operator decides about them. */
  readonly quarantined: number;
}

/**
 * How many bytes of lines a relay takes at once: all may go to one partition, and with their keys they stay below
 * `topicSettings.maxMessageBytes`. The first line always goes, by itself if it is larger.
 */
export const MAX_OUTBOX_BATCH_BYTES = 512 * 1024;

/** The relay's side of an outbox. Only one relay of a service holds it at a time, or the order for a key would break. */
export interface OutboxStore {
  /** Takes hold of the outbox, or says that another process has it. Kept until `release` or the end of the connection. */
  acquire(): Promise<boolean>;
  /** The oldest lines, in the order in which those of one key were written. */
  oldest(limit: number): Promise<readonly PendingEvent[]>;
  remove(positions: readonly string[]): Promise<void>;
  /** Moves a row that can't be published out of the outbox, where an operator inspects and replays it. A repeat changes nothing. */
  quarantine(position: string, reason: string): Promise<void>;
  release(): Promise<void>;
  /** May be asked by those who don't hold the outbox. */
  backlog(): Promise<OutboxBacklog>;
}
