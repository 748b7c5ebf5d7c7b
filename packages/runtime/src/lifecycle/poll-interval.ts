const ACTIVE_MS = 1_000;
const IDLE_MS = 5_000;
/** Time without work after which polls become rarer. */
const IDLE_AFTER_MS = 30_000;

/**
 * The interval of polls that find work of other replicas, of crashed ones, or work that has become due: 1 s, and 5 s if there
 * was no work for 30 s. Work of this replica must wake its loop.
 */
export class PollInterval {
  private workedAt: number;

  constructor(private readonly now: () => number = () => performance.now()) {
    this.workedAt = now();
  }

  recordWork(): void {
    this.workedAt = this.now();
  }

  get ms(): number {
    return this.now() - this.workedAt < IDLE_AFTER_MS ? ACTIVE_MS : IDLE_MS;
  }
}
