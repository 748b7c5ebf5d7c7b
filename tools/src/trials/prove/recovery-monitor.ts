import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { hasRecovered, type OperationsUrls } from '../system/recovery';
import type { Disturbance } from './history/operation';

const POLL_INTERVAL_MS = 2_000;
/** Pending work may take this long after the last operation, and after the system has recovered from a fault. */
const SETTLE_MS = 120_000;
/** Pending work may take this long after the last operation if the system recovers late, or never. */
const MAX_SETTLE_MS = 900_000;

/**
 * Observes when services were not ready, or did not publish their events for longer than usual. Such events have no effects
 * yet.
 */
export class RecoveryMonitor {
  /** Intervals without recovery, in the order of their start. The last one may not have ended. */
  readonly disturbances: Disturbance[] = [];
  private readonly stopping = new AbortController();
  private readonly ended: Promise<void>;

  constructor(services: OperationsUrls) {
    this.ended = this.run(services);
  }

  /** Whether work that was pending at `endedAt` should be done. */
  isSettled(endedAt: number): boolean {
    return performance.now() > settledAt(endedAt, this.disturbances.at(-1)?.to ?? 0);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.ended;
  }

  private async run(services: OperationsUrls): Promise<void> {
    const { signal } = this.stopping;
    let current: { from: number; to: number } | undefined;
    while (!signal.aborted) {
      const from = performance.now();
      if (await hasRecovered(services, { drains: true })) current = undefined;
      else if (current) current.to = performance.now();
      else {
        current = { from, to: performance.now() };
        this.disturbances.push(current);
      }
      await wait(POLL_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}

/**
 * When work should be done that was pending at `endedAt`, if the system had last not recovered at `disturbedAt`. All times are
 * milliseconds of the monotonic clock.
 */
export function settledAt(endedAt: number, disturbedAt: number): number {
  return Math.min(endedAt + MAX_SETTLE_MS, Math.max(endedAt, disturbedAt) + SETTLE_MS);
}
