import { BackgroundLoop, type Logger } from '@trackway/runtime';
import type { BackgroundTask } from '@trackway/service';

/** Interval of polling, for work that another replica has recorded or that has become due. */
const IDLE_MS = 1_000;

/** Several loops that run the same step in parallel. */
export class WorkerGroup {
  private readonly loops: readonly BackgroundLoop[];
  private readonly name: string;

  constructor(options: { name: string; step: () => Promise<boolean>; workers: number; logger: Logger }) {
    const { workers, ...rest } = options;
    this.name = options.name;
    this.loops = Array.from({ length: workers }, () => new BackgroundLoop({ ...rest, idleMs: IDLE_MS }));
  }

  /** One task for each loop. */
  get tasks(): BackgroundTask[] {
    return this.loops.map((loop) => ({ name: this.name, start: () => loop.start() }));
  }

  wake(): void {
    for (const loop of this.loops) loop.wake();
  }
}
