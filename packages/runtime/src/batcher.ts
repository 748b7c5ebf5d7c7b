import { AsyncResource } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { isAppError } from '@trackway/errors';

export interface BatchOptions {
  /** Maximum items in a batch. */
  readonly maxItems: number;
  /** The first item waits for others of the same event-loop iteration. Otherwise it is processed at once, alone. */
  readonly collectFirst?: boolean;
}

interface Pending<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Processes concurrent items in batches: while one batch runs, the next one collects. Costs of a batch, such as a
 * commit, are shared by its items. If a batch fails, its items are retried one by one, so that one item does not fail
 * the others.
 */
export class Batcher<Item, Result> {
  private pending: Pending<Item, Result>[] = [];
  private isProcessing = false;
  /** Batches run outside of the context of the requests that they serve. */
  private readonly own = new AsyncResource('Batcher');

  constructor(
    /** Returns one result for each item, in order. */
    private readonly work: (items: readonly Item[]) => Promise<readonly Result[]>,
    private readonly options: BatchOptions,
  ) {}

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.pending.push({ item, resolve, reject });
      if (!this.isProcessing) this.own.runInAsyncScope(() => void this.process());
    });
  }

  private async process(): Promise<void> {
    const { maxItems, collectFirst = false } = this.options;
    this.isProcessing = true;
    if (collectFirst) await setImmediate();
    while (this.pending.length > 0) await this.runBatch(this.pending.splice(0, maxItems));
    this.isProcessing = false;
  }

  private async runBatch(batch: readonly Pending<Item, Result>[]): Promise<void> {
    try {
      const results = await this.work(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (batch.length === 1 || isUnavailable(error)) for (const { reject } of batch) reject(error);
      else for (const one of batch) await this.runBatch([one]);
    }
  }
}

/** Retrying each item of an unavailable dependency would only repeat the wait. */
function isUnavailable(error: unknown): boolean {
  return isAppError(error) && (error.kind === 'unavailable' || error.kind === 'timeout');
}
