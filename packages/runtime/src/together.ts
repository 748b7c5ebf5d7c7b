import { AsyncResource } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { isAppError } from '@trackway/errors';

export interface Gathering {
  /** How many make a group at most. */
  readonly most: number;
  /** Whether the first waits for what comes in the same round of the event loop; else it is worked on at once, and alone. */
  readonly waits?: boolean;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Works on what comes at the same time together: while one group is worked on, the next one gathers. What costs the same
 * for one as for fifty, such as a commit, is paid once for a group. Where a group fails, each of it is tried alone, so that
 * nobody fails for another.
 */
export class Together<Item, Result> {
  private waiting: Waiting<Item, Result>[] = [];
  private isWorking = false;
  /** Where groups are worked on: they belong to none of the requests that they are made of. */
  private readonly own = new AsyncResource('Together');

  constructor(
    /** Gives a result for each, in their order. */
    private readonly work: (items: readonly Item[]) => Promise<readonly Result[]>,
    private readonly gathering: Gathering,
  ) {}

  take(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      if (!this.isWorking) this.own.runInAsyncScope(() => void this.workOff());
    });
  }

  private async workOff(): Promise<void> {
    const { most, waits = false } = this.gathering;
    this.isWorking = true;
    if (waits) await setImmediate();
    while (this.waiting.length > 0) await this.settle(this.waiting.splice(0, most));
    this.isWorking = false;
  }

  private async settle(group: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.work(group.map(({ item }) => item));
      for (const [index, { resolve }] of group.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (group.length === 1 || isAway(error)) for (const { reject } of group) reject(error);
      else for (const one of group) await this.settle([one]);
    }
  }
}

/** Trying each alone would wait for the same again and again. */
function isAway(error: unknown): boolean {
  return isAppError(error) && (error.kind === 'unavailable' || error.kind === 'timeout');
}
