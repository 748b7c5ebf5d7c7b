import { setImmediate } from 'node:timers/promises';

/** CPU time that a background task may use before it yields to the event loop. */
const TIME_SLICE_MS = 1;
/** Upper bound for how long active searches delay a background task. */
const MAX_DELAY_MS = 10;

/** Tracks active searches, so that background tasks run at lower priority. */
export class SearchPriority {
  private searches = 0;
  private lastSlice = Promise.resolve();
  private readonly waiting = new Set<() => void>();

  get isActive(): boolean {
    return this.searches > 0;
  }

  async track<T>(work: () => Promise<T>): Promise<T> {
    this.searches += 1;
    try {
      return await work();
    } finally {
      this.searches -= 1;
      if (!this.isActive) for (const resume of this.waiting) resume();
    }
  }

  /** Resolves in a later round of the event loop, one task per round: I/O waits for one time slice, not for all tasks. */
  nextSlice(): Promise<void> {
    this.lastSlice = this.lastSlice.then(() => setImmediate());
    return this.lastSlice;
  }

  /** Resolves when no search is active, after `timeoutMs` at the latest. */
  async waitUntilIdle(timeoutMs: number): Promise<void> {
    if (!this.isActive) return;
    await new Promise<void>((resolve) => {
      const resume = () => {
        clearTimeout(timer);
        this.waiting.delete(resume);
        resolve();
      };
      const timer = setTimeout(resume, timeoutMs);
      this.waiting.add(resume);
    });
  }
}

/** Lets one computation run in each round of the event loop, so that other work does not wait for all that are due. */
export class OnePerRound {
  private round: Promise<void> | undefined;

  /** Resolves at once if no other has run in this round, otherwise in a later one. */
  async next(): Promise<void> {
    while (this.round) await this.round;
    const round = setImmediate().then(() => {
      this.round = undefined;
    });
    this.round = round;
  }
}

/** Splits a long computation into time slices. `yieldIfDue()` is free until the slice is used up. */
export class TimeSlices {
  private began = performance.now();

  /** With `priority`, the computation also waits for active searches. */
  constructor(private readonly priority?: SearchPriority) {}

  async yieldIfDue(): Promise<void> {
    if (performance.now() - this.began >= TIME_SLICE_MS) await this.yield();
  }

  /** Yields even if the slice is not used up. */
  async yield(): Promise<void> {
    await this.priority?.waitUntilIdle(MAX_DELAY_MS);
    await (this.priority?.nextSlice() ?? setImmediate());
    this.began = performance.now();
  }
}
