import { Batcher, type BatchOptions } from './batcher';

interface Entry<Item, Result> {
  readonly batcher: Batcher<Item, Result>;
  pending: number;
}

/** A batcher for each key: items of one key form batches, and keys run concurrently. */
export class KeyedBatcher<Item, Result> {
  private readonly entries = new Map<string, Entry<Item, Result>>();

  constructor(
    /** Returns one result for each item, in order. */
    private readonly work: (key: string, items: readonly Item[]) => Promise<readonly Result[]>,
    private readonly options: BatchOptions,
  ) {}

  async add(key: string, item: Item): Promise<Result> {
    const entry = this.entryOf(key);
    entry.pending += 1;
    try {
      return await entry.batcher.add(item);
    } finally {
      entry.pending -= 1;
      if (entry.pending === 0) this.entries.delete(key);
    }
  }

  private entryOf(key: string): Entry<Item, Result> {
    const existing = this.entries.get(key);
    if (existing) return existing;
    const batcher = new Batcher<Item, Result>((items) => this.work(key, items), this.options);
    const created = { batcher, pending: 0 };
    this.entries.set(key, created);
    return created;
  }
}
