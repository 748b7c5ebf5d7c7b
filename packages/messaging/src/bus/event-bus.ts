/** The broker rejects these messages at every attempt: one is too large or malformed. The others of the call may not be published. */
export class MessageRejectedError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MessageRejectedError';
  }
}

/** A message as the broker carries it. */
export interface BusMessage {
  readonly topic: string;
  readonly key: string;
  /** An event envelope in JSON. */
  readonly value: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ReceivedMessage extends BusMessage {
  readonly partition: number;
  /** Position in the partition; for logs and dead letters. */
  readonly offset: string;
}

/**
 * Messages of one partition, in order. The position is committed after `handle` resolves; a rejection delivers the messages
 * again. `signal` is aborted when the member leaves: what waits before another try gives up, and whoever is next gets them.
 */
export type BatchHandler = (messages: readonly ReceivedMessage[], signal: AbortSignal) => Promise<void>;

export interface Subscription {
  stop(): Promise<void>;
}

export interface TopicBacklog {
  readonly topic: string;
  /** Messages that the group has not committed yet. */
  readonly waiting: number;
  /** Messages that nobody could process and that the broker still keeps, whosesoever they were. */
  readonly deadLetters: number;
}

/**
 * What the system needs of a broker. Order holds for each key; delivery is at least once. The only place that knows a
 * client library is its adapter, so another can take its place (`describeEventBus` holds them to the same promises).
 */
export interface EventBus {
  /**
   * Resolves when every message is acknowledged by all in-sync replicas.
   * @throws MessageRejectedError if a retry can't succeed.
   */
  publish(messages: readonly BusMessage[]): Promise<void>;
  /** Starts a member of a consumer group, from the group's last position, else from the beginning. */
  subscribe(options: { group: string; topics: readonly string[]; handle: BatchHandler }): Promise<Subscription>;
  /** Makes topics that are missing; those that exist stay as they are. */
  ensureTopics(topics: readonly string[]): Promise<void>;
  /** Where each partition of a topic ends, by its number: the position of the next message. Those that hold nothing are left out. */
  endOffsets(topic: string): Promise<ReadonlyMap<number, bigint>>;
  /** What waits for a group in topics that exist, and what lies in their dead letters. */
  backlog(group: string, topics: readonly string[]): Promise<readonly TopicBacklog[]>;
  /** Resolves when the broker answers. */
  check(): Promise<void>;
  stop(): Promise<void>;
}
