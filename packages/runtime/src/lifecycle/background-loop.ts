import type { Logger } from '../logging/logger';

/**
 * Repeats `step` until stopped. If `step` returns true because it found work, it runs again at once; else after
 * `idleMs` or `wake()`. A failed step is logged and retried with back-off up to `maxBackoffMs`.
 */
export class BackgroundLoop {
  private stopped = false;
  private wakeUp: (() => void) | undefined;
  private woken = false;
  private running: Promise<void> | undefined;
  private failures = 0;

  constructor(
    private readonly options: {
      name: string;
      step: () => Promise<boolean>;
      /** A function is called before each pause. */
      idleMs: number | (() => number);
      maxBackoffMs?: number;
      logger: Logger;
    },
  ) {}

  start(): this {
    this.running ??= this.run();
    return this;
  }

  wake(): void {
    this.woken = true;
    this.wakeUp?.();
  }

  /** Waits for the current step. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.wakeUp?.();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      const busy = await this.attempt();
      if (this.stopped) return;
      if (!busy && !this.woken) await this.rest(this.failures > 0 ? this.backoff() : this.idleMs());
      this.woken = false;
    }
  }

  private async attempt(): Promise<boolean> {
    this.woken = false;
    try {
      const busy = await this.options.step();
      this.failures = 0;
      return busy;
    } catch (error) {
      this.failures += 1;
      this.options.logger.warn({ err: error, loop: this.options.name }, 'a background step failed and will be retried');
      return false;
    }
  }

  private idleMs(): number {
    const { idleMs } = this.options;
    return typeof idleMs === 'number' ? idleMs : idleMs();
  }

  private backoff(): number {
    return Math.min(100 * 2 ** this.failures, this.options.maxBackoffMs ?? 5_000);
  }

  private rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, ms);
      const self = this;
      function done(): void {
        clearTimeout(timer);
        self.wakeUp = undefined;
        resolve();
      }
      this.wakeUp = done;
    });
  }
}
