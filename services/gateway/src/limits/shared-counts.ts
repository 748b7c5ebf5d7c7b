import type { TokenBuckets } from './token-buckets';

/** What was taken from one bucket, in the time by which it fills later. */
export interface TakenCount {
  readonly key: string;
  readonly ms: number;
}

/** Where gateways put their counts together. */
export interface CountStore {
  /** Adds what was taken; in how many milliseconds each of the buckets will be full. */
  add(taken: readonly TakenCount[]): Promise<readonly number[]>;
}

/** More keys than this at once wait for the next turn. */
const MAX_KEYS = 1_000;

/** Beyond it, what is taken stays a count of this gateway's alone. */
const MAX_PENDING = 50_000;

/**
 * Limits that several gateways keep together without a request waiting for it: each decides by its own buckets, tells a store what
 * was taken since the last time, and learns what the others took. So all of them may let through more only between two times,
 * and what was too much is waited for afterwards. While the store is away each goes on by itself.
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

  /** One exchange with the store; true where more waits to be told. */
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
    const told: { name: string; bucket: TokenBuckets; key: string; count: number }[] = [];
    for (const [name, bucket] of Object.entries(this.buckets)) {
      const counts = this.pending.get(bucket);
      for (const [key, count] of counts ?? []) {
        if (told.length === MAX_KEYS) return told;
        told.push({ name, bucket, key, count });
        counts?.delete(key);
        this.size -= 1;
      }
    }
    return told;
  }
}
