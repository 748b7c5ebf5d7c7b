/** Failures without an answer in between after which a service counts as away. */
const FAILURES = 8;

const OPEN_MS = 1_000;

/**
 * Spares a service that doesn't answer, and its callers the wait: after some failures in a row it is not asked for a second,
 * then by one request alone, whose outcome decides.
 */
export class Circuit {
  private failures = 0;
  private openUntil = 0;
  private trying = false;

  constructor(private readonly now: () => number) {}

  get isOpen(): boolean {
    return this.failures >= FAILURES;
  }

  /** Milliseconds after which asking makes sense again; 0 where this request may go. */
  admit(): number {
    if (this.failures < FAILURES) return 0;
    const left = this.openUntil - this.now();
    if (left > 0) return left;
    if (this.trying) return OPEN_MS;
    this.trying = true;
    return 0;
  }

  /** The service answered, whatever it said. */
  answered(): void {
    this.failures = 0;
    this.trying = false;
  }

  failed(): void {
    this.failures += 1;
    this.trying = false;
    if (this.isOpen) this.openUntil = this.now() + OPEN_MS;
  }

  /** The request that was let through ended without telling anything: its client went away. */
  ended(): void {
    this.trying = false;
  }
}
