import { setTimeout as wait } from 'node:timers/promises';
import { hasRecovered, type OperationsUrls } from '../system/recovery';

const POLL_INTERVAL_MS = 2_000;
/** Pending work may take this long after the last operation, and after the system has recovered from a fault. */
const SETTLE_MS = 120_000;
/** Pending work may take this long after the last operation if the system recovers late, or never. */
const MAX_SETTLE_MS = 900_000;

/** Observes when all services were ready and published their events. Events that are not published have no effects yet. */
export class RecoveryMonitor {
  private readonly stopping = new AbortController();
  private disturbedAt = 0;
  private readonly ended: Promise<void>;

  constructor(services: OperationsUrls) {
    this.ended = this.run(services);
  }

  /** Whether work that was pending at `endedAt` should be done. */
  isSettled(endedAt: number): boolean {
    return Date.now() > settledAt(endedAt, this.disturbedAt);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.ended;
  }

  private async run(services: OperationsUrls): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      if (!(await hasRecovered(services, { drains: true }))) this.disturbedAt = Date.now();
      await wait(POLL_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}

/** When work should be done that was pending at `endedAt`, if the system had last not recovered at `disturbedAt`. */
export function settledAt(endedAt: number, disturbedAt: number): number {
  return Math.min(endedAt + MAX_SETTLE_MS, Math.max(endedAt, disturbedAt) + SETTLE_MS);
}
