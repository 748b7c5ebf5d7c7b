/** The host that was called least recently is removed first. */
const MAX_HOSTS = 100_000;
/** Calls at once, as a share of those of a minute. */
const BURST_SHARE = 0.25;

/** A frame has called a host too often. The call was not made; it is due after `waitMs`. */
export class HostLimitError extends Error {
  constructor(readonly waitMs: number) {
    super('This frame has called this host too often. The call waits.');
    this.name = 'HostLimitError';
  }
}

/**
 * Limits how often a frame calls a host, because one event can cause many calls. A token bucket for each frame and host
 * (GCRA): it stores the time at which the bucket is full again. Counts in this process only.
 */
export class HostLimit {
  private readonly fullAt = new Map<string, number>();
  private readonly intervalMs: number;
  private readonly burstMs: number;

  constructor(perMinute: number) {
    this.intervalMs = 60_000 / perMinute;
    this.burstMs = this.intervalMs * Math.max(1, Math.ceil(perMinute * BURST_SHARE));
  }

  /** Counts a call. @throws HostLimitError */
  take(frameId: string, url: string, now: Date): void {
    const waitMs = this.tryTake(frameId, url, now);
    if (waitMs > 0) throw new HostLimitError(waitMs);
  }

  /** Counts a call and returns 0, or returns after how many milliseconds the call is due. */
  tryTake(frameId: string, url: string, now: Date): number {
    const key = `${frameId} ${new URL(url).host}`;
    const next = Math.max(this.fullAt.get(key) ?? 0, now.getTime()) + this.intervalMs;
    const waitMs = next - now.getTime() - this.burstMs;
    if (waitMs > 0) return Math.ceil(waitMs);
    // Inserted last, so that the first entry is the least recently used one.
    this.fullAt.delete(key);
    this.fullAt.set(key, next);
    const [oldest] = this.fullAt.keys();
    if (this.fullAt.size > MAX_HOSTS && oldest !== undefined) this.fullAt.delete(oldest);
    return 0;
  }
}
