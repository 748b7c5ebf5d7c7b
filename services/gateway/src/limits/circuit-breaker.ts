/** Consecutive failures that open the circuit. */
const FAILURE_THRESHOLD = 8;

const OPEN_MS = 1_000;

/**
 * Circuit breaker of one service. After consecutive failures it rejects requests for one second, then lets a single
 * probe through, whose outcome closes or reopens the circuit.
 */
export class CircuitBreaker {
  private failures = 0;
  private openUntil = 0;
  private isProbing = false;

  constructor(private readonly now: () => number) {}

  get isOpen(): boolean {
    return this.failures >= FAILURE_THRESHOLD;
  }

  /** Returns 0 if the request may be sent, else the milliseconds until the next attempt. */
  tryAcquire(): number {
    if (this.failures < FAILURE_THRESHOLD) return 0;
    const left = this.openUntil - this.now();
    if (left > 0) return left;
    if (this.isProbing) return OPEN_MS;
    this.isProbing = true;
    return 0;
  }

  /** The service sent a response, whatever its status. */
  recordSuccess(): void {
    this.failures = 0;
    this.isProbing = false;
  }

  recordFailure(): void {
    this.failures += 1;
    this.isProbing = false;
    if (this.isOpen) this.openUntil = this.now() + OPEN_MS;
  }

  /** The client disconnected before the outcome was known. */
  recordAbort(): void {
    this.isProbing = false;
  }
}
