/** Failures without an answer in between after which a service counts as away. */
const FAILURE_THRESHOLD = 8;

const OPEN_MS = 1_000;

/**
 * Spares a service that doesn't answer, and its callers the wait: after some failures in a row it is not asked for a second,
 * then by one request alone, whose outcome decides.
 */
export class CircuitBreaker {
  private failures = 0;
  private openUntil = 0;
  private isProbing = false;

  constructor(private readonly now: () => number) {}

  get isOpen(): boolean {
    return this.failures >= FAILURE_THRESHOLD;
  }

  /** Milliseconds after which asking makes sense again; 0 where this request may go. */
  tryAcquire(): number {
    if (this.failures < FAILURE_THRESHOLD) return 0;
    const left = this.openUntil - this.now();
    if (left > 0) return left;
    if (this.isProbing) return OPEN_MS;
    this.isProbing = true;
    return 0;
  }

  /** The service answered, whatever it said. */
  recordSuccess(): void {
    this.failures = 0;
    this.isProbing = false;
  }

  recordFailure(): void {
    this.failures += 1;
    this.isProbing = false;
    if (this.isOpen) this.openUntil = this.now() + OPEN_MS;
  }

  /** The request that was let through ended without telling anything: its client went away. */
  recordAbort(): void {
    this.isProbing = false;
  }
}
