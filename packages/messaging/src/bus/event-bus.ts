/** The broker rejects these messages at every attempt: one is too large or malformed. The others of the call may not be published. */
export class MessageRejectedError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MessageRejectedError';
  }
}

/** A message of the broker. */
export interface BusMessage {
  readonly topic: string;
  readonly key: string;
  /** The event envelope as JSON. */
  readonly value: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ReceivedMessage extends BusMessage {
  readonly partition: number;
  /** Position in the partition; for logs and dead letters. */
  readonly offset: string;
}

/**
 * Messages of one partition, in order. The position is committed after `handle` resolves; after a rejection the
 * messages are delivered again. `signal` is aborted when the member leaves the group: a handler that waits for a retry
 * should stop, and the next member gets the messages.
 */
export type BatchHandler = (messages: readonly ReceivedMessage[], signal: AbortSignal) => Promise<void>;

export interface Subscription {
  stop(): Promise<void>;
}

export interface TopicBacklog {
  readonly topic: string;
  /** Messages that the group has not committed yet. */
  readonly waiting: number;
  /** Dead letters that the broker still has, of all groups. */
  readonly deadLetters: number;
}

/** How long messages of a topic wait for a group. */
export interface TopicDelay {
  readonly topic: string;
  /** Lower bound of the age of the oldest message that the group has not committed; 0 below one second. */
  readonly seconds: number;
}

/**
 * Port for the message broker. Messages are ordered for each key and delivered at least once. Adapters pass the same
 * contract suite (`describeEventBus`).
 */
export interface EventBus {
  /**
   * Resolves when all in-sync replicas have acknowledged every message.
   * @throws MessageRejectedError if a retry can't succeed.
   */
  publish(messages: readonly BusMessage[]): Promise<void>;
  /** Starts a member of a consumer group at the committed position of the group, or at the beginning. */
  subscribe(options: { group: string; topics: readonly string[]; handle: BatchHandler }): Promise<Subscription>;
  /** Creates the topics that do not exist; existing topics stay unchanged. */
  ensureTopics(topics: readonly string[]): Promise<void>;
  /** End offset of each partition of a topic: the position of the next message. Empty partitions are left out. */
  endOffsets(topic: string): Promise<ReadonlyMap<number, bigint>>;
  /** The backlog of a group in existing topics, and the number of its dead letters. */
  backlog(group: string, topics: readonly string[]): Promise<readonly TopicBacklog[]>;
  /** How long messages of existing topics have waited for a group at `now`, in milliseconds since 1970. */
  delays(group: string, topics: readonly string[], now: number): Promise<readonly TopicDelay[]>;
  /** Resolves when the broker responds. */
  check(): Promise<void>;
  stop(): Promise<void>;
}
