import { BackgroundLoop, type Logger, PollInterval } from '@trackway/runtime';
import type { BackgroundTask } from '@trackway/service';

/** Workers do not poll on their own: one of those that rest is woken at every poll. */
const REST_MS = 60_000;

/** Several workers that run the same step in parallel. Without work, there is one poll per interval (`PollInterval`). */
export class WorkerGroup {
  private readonly workers: readonly Worker[];
  private readonly poller: BackgroundLoop;
  private readonly name: string;
  private readonly interval = new PollInterval();

  constructor(options: { name: string; step: () => Promise<boolean>; workers: number; logger: Logger }) {
    const { workers, step, ...rest } = options;
    this.name = options.name;
    const recorded = async () => {
      const busy = await step();
      if (busy) this.interval.recordWork();
      return busy;
    };
    this.workers = Array.from({ length: workers }, () => newWorker(recorded, rest));
    this.poller = new BackgroundLoop({ ...rest, step: async () => this.poll(), idleMs: () => this.interval.ms });
  }

  /** One task for each worker, and one that polls. */
  get tasks(): BackgroundTask[] {
    return [...this.workers.map(({ loop }) => loop), this.poller].map((loop) => ({
      name: this.name,
      start: () => loop.start(),
    }));
  }

  wake(): void {
    this.interval.recordWork();
    for (const { loop } of this.workers) loop.wake();
  }

  private poll(): boolean {
    this.workers.find(({ isResting }) => isResting())?.loop.wake();
    return false;
  }
}

interface Worker {
  readonly loop: BackgroundLoop;
  readonly isResting: () => boolean;
}

function newWorker(step: () => Promise<boolean>, rest: { name: string; logger: Logger }): Worker {
  let running = false;
  const tracked = async () => {
    running = true;
    try {
      return await step();
    } finally {
      running = false;
    }
  };
  return { loop: new BackgroundLoop({ ...rest, step: tracked, idleMs: REST_MS }), isResting: () => !running };
}
