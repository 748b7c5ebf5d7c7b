import { setTimeout as wait } from 'node:timers/promises';
import type { Prometheus } from './prometheus';

const LOOK_MS = 1_000;

/** When each alert was seen to fire first, and last. */
export class AlertsSeen {
  readonly first = new Map<string, number>();
  readonly last = new Map<string, number>();
  private isOver = false;
  private looking: Promise<void> | undefined;

  constructor(private readonly prometheus: Pick<Prometheus, 'firing'>) {}

  start(): this {
    this.looking = this.look();
    return this;
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.looking;
  }

  /** Those of the names that have not fired until then. */
  async untilFired(names: readonly string[], limitMs: number): Promise<readonly string[]> {
    return this.until(() => names.filter((name) => !this.first.has(name)), limitMs);
  }

  /** Those of the names that still fire then. */
  async untilOver(names: readonly string[], limitMs: number): Promise<readonly string[]> {
    const fires = (name: string) => (this.last.get(name) ?? 0) > Date.now() - 3 * LOOK_MS;
    return this.until(() => names.filter(fires), limitMs);
  }

  private async until(missing: () => readonly string[], limitMs: number): Promise<readonly string[]> {
    const deadline = Date.now() + limitMs;
    while (missing().length > 0 && Date.now() < deadline) await wait(LOOK_MS / 4);
    return missing();
  }

  private async look(): Promise<void> {
    while (!this.isOver) {
      const now = Date.now();
      for (const name of await this.prometheus.firing()) {
        if (!this.first.has(name)) this.first.set(name, now);
        this.last.set(name, now);
      }
      await wait(LOOK_MS);
    }
  }
}
