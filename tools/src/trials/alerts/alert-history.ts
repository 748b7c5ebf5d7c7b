import { setTimeout as wait } from 'node:timers/promises';
import type { Prometheus } from './prometheus';

const POLL_INTERVAL_MS = 1_000;

/** Polls Prometheus, and records when each alert fired first and last. */
export class AlertHistory {
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

  /** Resolves when all alerts have fired, or after `limitMs` with those that have not. */
  async untilFired(names: readonly string[], limitMs: number): Promise<readonly string[]> {
    return this.until(() => names.filter((name) => !this.first.has(name)), limitMs);
  }

  /** Resolves when no alert fires any more, or after `limitMs` with those that still fire. */
  async untilResolved(names: readonly string[], limitMs: number): Promise<readonly string[]> {
    const fires = (name: string) => (this.last.get(name) ?? 0) > Date.now() - 3 * POLL_INTERVAL_MS;
    return this.until(() => names.filter(fires), limitMs);
  }

  private async until(missing: () => readonly string[], limitMs: number): Promise<readonly string[]> {
    const deadline = Date.now() + limitMs;
    while (missing().length > 0 && Date.now() < deadline) await wait(POLL_INTERVAL_MS / 4);
    return missing();
  }

  private async look(): Promise<void> {
    while (!this.isOver) {
      const now = Date.now();
      // An overloaded Prometheus may miss a poll.
      const firing = await this.prometheus.firing().catch(() => new Set<string>());
      for (const name of firing) {
        if (!this.first.has(name)) this.first.set(name, now);
        this.last.set(name, now);
      }
      await wait(POLL_INTERVAL_MS);
    }
  }
}
