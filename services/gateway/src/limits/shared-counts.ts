import type { TokenBuckets } from './token-buckets';

/** An amount taken from one bucket, as the time by which the bucket fills later. */
export interface TakenCount {
  readonly key: string;
  readonly ms: number;
}

/** Store that adds up the counts of all gateways. */
export interface CountStore {
  /** Adds what was taken. Returns for each bucket the milliseconds until it is full. */
  add(taken: readonly TakenCount[]): Promise<readonly number[]>;
}

/** Keys in one exchange with the store. Further keys are sent in the next one. */
const MAX_KEYS = 1_000;

/** Keys that wait to be sent. Beyond this number, requests are counted by this gateway alone. */
const MAX_PENDING = 50_000;

/**
 * Limits that several gateways share. No request waits for the store: each gateway decides by its own buckets,
 * regularly sends the store what it took, and receives what the others took. Together they can exceed a limit only
 * between two exchanges; the excess delays later requests. While the store is unavailable, each gateway counts alone.
 */
export class SharedCounts {
  private readonly pending = new Map<TokenBuckets, Map<string, number>>();
  private size = 0;
  isShared = false;

  constructor(
    private readonly buckets: Readonly<Record<string, TokenBuckets>>,
    private readonly store: CountStore,
    private readonly now: () => number,
  ) {
    for (const each of Object.values(buckets)) {
      this.pending.set(each, new Map());
      each.onTaken = (key) => this.record(each, key);
    }
  }

  /** One exchange with the store. Returns true if more keys wait. */
  async step(): Promise<boolean> {
    const batch = this.next();
    if (batch.length === 0) return false;
    const taken = batch.map(({ name, bucket, key, count }) => ({
      key: `${name}:${key}`,
      ms: count * bucket.intervalMs,
    }));
    try {
      const left = await this.store.add(taken);
      const now = this.now();
      batch.forEach(({ bucket, key }, index) => {
        const since = this.pending.get(bucket)?.get(key) ?? 0;
        bucket.settle(key, (left[index] ?? 0) + since * bucket.intervalMs, now);
      });
      this.isShared = true;
    } catch (error) {
      this.isShared = false;
      throw error;
    }
    return batch.length === MAX_KEYS;
  }

  private record(bucket: TokenBuckets, key: string): void {
    const counts = this.pending.get(bucket);
    const before = counts?.get(key);
    if (before === undefined) {
      if (this.size >= MAX_PENDING) return;
      this.size += 1;
    }
    counts?.set(key, (before ?? 0) + 1);
  }

  private next() {
    const batch: { name: string; bucket: TokenBuckets; key: string; count: number }[] = [];
    for (const [name, bucket] of Object.entries(this.buckets)) {
      const counts = this.pending.get(bucket);
      for (const [key, count] of counts ?? []) {
        if (batch.length === MAX_KEYS) return batch;
        batch.push({ name, bucket, key, count });
        counts?.delete(key);
        this.size -= 1;
      }
    }
    return batch;
  }
}
