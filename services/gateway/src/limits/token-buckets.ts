import { TwoGenerationCache } from './two-generation-cache';

export interface BucketRule {
  readonly perMinute: number;
  /** How many may come at once. */
  readonly burst: number;
}

export interface BucketState {
  readonly allowed: boolean;
  /** How many more would be let through now. */
  readonly remaining: number;
  /** Until the bucket is full again, or, where refused, until one more is let through. */
  readonly waitMs: number;
}

const MAX_KEYS = 200_000;

/**
 * Token buckets by key, kept as one number each: the time at which the bucket would be full again (the generic cell
 * rate algorithm). A bucket that has had time to fill is forgotten, so memory follows the keys in use.
 */
export class TokenBuckets {
  readonly intervalMs: number;
  /** Hears of each that is taken, for whoever counts them together with others. */
  onTaken: ((key: string) => void) | undefined;
  private readonly depthMs: number;
  private readonly fullAt = new TwoGenerationCache<number>(MAX_KEYS);
  private rotatedAt = 0;

  constructor({ perMinute, burst }: BucketRule) {
    this.intervalMs = 60_000 / perMinute;
    this.depthMs = this.intervalMs * burst;
  }

  /** Takes one from the bucket of `key`. `now` in milliseconds. */
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

  /** Sets the bucket of `key` right by what is known of it elsewhere: that it will be full in `fullInMs`. */
  settle(key: string, fullInMs: number, now: number): void {
    this.fullAt.set(key, now + fullInMs);
  }

  private expireFull(now: number): void {
    if (now - this.rotatedAt < this.depthMs) return;
    this.rotatedAt = now;
    this.fullAt.rotate();
  }
}
