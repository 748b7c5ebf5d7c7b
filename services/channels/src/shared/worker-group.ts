import { BackgroundLoop, type Logger } from '@trackway/runtime';
import type { BackgroundTask } from '@trackway/service';

/** How long work that nobody woke us for may lie: what another replica has recorded, or a pause that is over. */
const IDLE_MS = 1_000;

/** Several loops that share one step: as many as may be at it at the same time. */
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
