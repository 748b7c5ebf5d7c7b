/**
 * The queued messages of one conversation. A worker leases the whole queue, so that its messages are sent in order. If
 * the worker dies, the lease expires.
 */
export interface SendQueue {
  readonly conversationId: string;
  readonly frameId: string;
  readonly channelId: string;
  /** Attempts at the first message. */
  readonly attempts: number;
  /** Increased by every message that is added. */
  readonly version: number;
  /** The token of the lease. */
  readonly holder: string;
}

/** Ids of channels and frames whose queues are not claimed. */
export interface Busy {
  readonly channels: readonly string[];
  readonly frames: readonly string[];
}

export interface SendQueueStore {
  /** Call it in the transaction that records the message. A queue that waits for a retry keeps waiting. */
  add(queue: Pick<SendQueue, 'conversationId' | 'frameId' | 'channelId'>, now: Date): Promise<void>;
  /** Leases a due queue, except those of channels and frames with enough leases already. */
  claim(holder: string, now: Date, until: Date, busy: Busy): Promise<SendQueue | undefined>;
  /** False if the lease has expired and another worker has the queue. */
  renew(queue: SendQueue, until: Date): Promise<boolean>;
  /** The first message is sent or has failed: the next one starts with no attempts. */
  advance(queue: SendQueue): Promise<void>;
  postpone(queue: SendQueue, until: Date): Promise<void>;
  /** Removes an empty queue; if a message was added meanwhile, it is due at once. */
  finish(queue: SendQueue, now: Date): Promise<void>;
}
