/** A temporary error: the job is retried. `afterMs` is the pause that the receiver has requested. */
export class RetryLater extends Error {
  readonly afterMs: number | undefined;

  constructor(message: string, afterMs?: number) {
    super(message);
    this.name = 'RetryLater';
    this.afterMs = afterMs;
  }
}

/** A permanent error: a retry would fail in the same way. The job is moved to the folder `rejected`. */
export class PermanentError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PermanentError';
  }
}

export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // `fetch` reports "fetch failed" and has the reason in the cause.
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
