/** One use of an idempotency key. */
export interface KeyUse {
  readonly frameId: string;
  /** Who asked. */
  readonly subject: string;
  /** The operation that the key was sent to. */
  readonly route: string;
  readonly key: string;
  /** Equal for equal requests. */
  readonly fingerprint: string;
}

/** An answer as it is kept, to be given again. */
export interface KeptReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>> | null;
}

export interface IdempotencyStore {
  /**
   * Runs `work` once for a key and keeps its answer in the transaction of its effect: both are there, or neither. Whoever
   * comes meanwhile with the same key waits. @throws AppError `idempotency_key_reused` where the request was another one.
   */
  once(use: KeyUse, work: () => Promise<KeptReply>): Promise<{ readonly reply: KeptReply; readonly replayed: boolean }>;
}
