/**
 * The messages that a conversation has to send, as one thing that a worker takes: so they go out one after the other. A
 * worker that dies loses it when its lease ends.
 */
export interface SendQueue {
  readonly conversationId: string;
  readonly frameId: string;
  readonly channelId: string;
  /** How often the message whose turn it is was tried. */
  readonly attempts: number;
  /** Raised by every message that is put in. */
  readonly version: number;
  /** Whose lease it is. */
  readonly holder: string;
}

export interface SendQueueStore {
  /** In the transaction that records a message. A queue that waits for its next attempt goes on waiting. */
  add(queue: Pick<SendQueue, 'conversationId' | 'frameId' | 'channelId'>, now: Date): Promise<void>;
  /** Takes a queue that is due, but for those of the channels that are busy enough. */
  claim(holder: string, now: Date, until: Date, busyChannels: readonly string[]): Promise<SendQueue | undefined>;
  /** False where the lease has ended and another has it. */
  renew(queue: SendQueue, until: Date): Promise<boolean>;
  /** The message whose turn it was is done with: the next one begins anew. */
  advance(queue: SendQueue): Promise<void>;
  postpone(queue: SendQueue, until: Date): Promise<void>;
  /** Ends a queue that is empty; where a message came meanwhile it is due at once. */
  finish(queue: SendQueue, now: Date): Promise<void>;
}
