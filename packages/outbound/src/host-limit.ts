import { KeyedRateLimit } from '@trackway/runtime';

/** A frame has called a host too often. The call was not made; it is due after `waitMs`. */
export class HostLimitError extends Error {
  constructor(readonly waitMs: number) {
    super('This frame has called this host too often. The call waits.');
    this.name = 'HostLimitError';
  }
}

/** Limits how often a frame calls a host, because one event can cause many calls. Counts in this process only. */
export class HostLimit {
  private readonly limit: KeyedRateLimit;

  constructor(perMinute: number) {
    this.limit = new KeyedRateLimit(perMinute);
  }

  /** Counts a call. @throws HostLimitError */
  take(frameId: string, url: string, now: Date): void {
    const waitMs = this.tryTake(frameId, url, now);
    if (waitMs > 0) throw new HostLimitError(waitMs);
  }

  /** Counts a call and returns 0, or returns after how many milliseconds the call is due. */
  tryTake(frameId: string, url: string, now: Date): number {
    return this.limit.tryTake(`${frameId} ${new URL(url).host}`, now);
  }
}
