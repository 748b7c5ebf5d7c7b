import { TwoGenerationCache } from './two-generation-cache';

export interface BucketRule {
  readonly perMinute: number;
  /** Requests allowed at once. */
  readonly burst: number;
}

export interface BucketState {
  readonly allowed: boolean;
  /** Further requests that would be allowed now. */
  readonly remaining: number;
  /** Time until the bucket is full; if the request was rejected, until the next one is allowed. */
  readonly waitMs: number;
}

const MAX_KEYS = 200_000;

/**
 * Token buckets by key. Each is one number: the time at which it is full again (generic cell rate algorithm). Full
 * buckets are removed, so memory grows with the number of active keys only.
 */
export class TokenBuckets {
  readonly intervalMs: number;
  /** Called for every token taken, so that the count can be shared with other gateways. */
  onTaken: ((key: string) => void) | undefined;
  private readonly depthMs: number;
  private readonly fullAt = new TwoGenerationCache<number>(MAX_KEYS);
  private rotatedAt = 0;

  constructor({ perMinute, burst }: BucketRule) {
    this.intervalMs = 60_000 / perMinute;
    this.depthMs = this.intervalMs * burst;
  }

  /** Takes one token from the bucket of `key`. `now` is in milliseconds. */
  take(key: string, now: number): BucketState {
    this.expireFull(now);
    const fullAt = Math.max(this.fullAt.get(key) ?? 0, now);
    const next = fullAt + this.intervalMs;
    const over = next - now - this.depthMs;
    if (over > 0.001) return { allowed: false, remaining: 0, waitMs: over };
    this.fullAt.set(key, next);
    this.onTaken?.(key);
    return { allowed: true, remaining: Math.floor(0.001 - over / this.intervalMs), waitMs: next - now };
  }

  /** Overwrites the bucket of `key` with the shared state: it is full in `fullInMs`. */
  settle(key: string, fullInMs: number, now: number): void {
    this.fullAt.set(key, now + fullInMs);
  }

  private expireFull(now: number): void {
    if (now - this.rotatedAt < this.depthMs) return;
    this.rotatedAt = now;
    this.fullAt.rotate();
  }
}
