/** The key that was used least recently is removed first. */
const MAX_KEYS = 100_000;
/** Calls at once, as a share of those of a minute. */
const BURST_SHARE = 0.25;

/**
 * Limits calls by key in this process. A token bucket for each key (GCRA): it stores the time at which the bucket is
 * full again.
 */
export class KeyedRateLimit {
  private readonly fullAt = new Map<string, number>();
  private readonly intervalMs: number;
  private readonly burstMs: number;

  constructor(perMinute: number) {
    this.intervalMs = 60_000 / perMinute;
    this.burstMs = this.intervalMs * Math.max(1, Math.ceil(perMinute * BURST_SHARE));
  }

  /** Counts a call and returns 0, or returns after how many milliseconds the next call is allowed. */
  tryTake(key: string, now: Date): number {
    const next = Math.max(this.fullAt.get(key) ?? 0, now.getTime()) + this.intervalMs;
    const waitMs = next - now.getTime() - this.burstMs;
    if (waitMs > 0) return Math.ceil(waitMs);
    // Inserted last, so that the first entry is the least recently used one.
    this.fullAt.delete(key);
    this.fullAt.set(key, next);
    const [oldest] = this.fullAt.keys();
    if (this.fullAt.size > MAX_KEYS && oldest !== undefined) this.fullAt.delete(oldest);
    return 0;
  }
}
