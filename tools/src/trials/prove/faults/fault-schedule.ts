import { setTimeout as wait } from 'node:timers/promises';
import { isReady } from '../../system/is-ready';
import { type Random, randomFrom } from '../workload/random';
import type { FaultName } from './fault-names';
import { type Injected, injectFault } from './process-faults';

const MIN_INTERVAL_MS = 1_000;
const MAX_INTERVAL_MS = 8_000;
const POLL_INTERVAL_MS = 100;
/** After this time the next fault is injected although the system has not recovered. */
const MAX_RECOVERY_MS = 30_000;

export type FaultOptions = {
  readonly stateFolder: string;
  /** URLs of the services for operations. */
  readonly services: readonly string[];
  readonly faults: readonly FaultName[];
  readonly seed: number;
};

/** Injects faults at random times, each after the system has recovered from the one before, until it is stopped. */
export class FaultSchedule {
  readonly injected: Injected[] = [];
  private readonly stopping = new AbortController();
  private readonly ended: Promise<void>;

  constructor(private readonly options: FaultOptions) {
    this.ended = options.faults.length === 0 ? Promise.resolve() : this.run(randomFrom(options.seed));
  }

  /** Returns when the last fault has ended. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.ended;
  }

  private async run(random: Random): Promise<void> {
    const { stateFolder, faults } = this.options;
    while (!this.stopping.signal.aborted) {
      await this.pause(MIN_INTERVAL_MS + random.below(MAX_INTERVAL_MS - MIN_INTERVAL_MS));
      await this.untilReady();
      if (this.stopping.signal.aborted) return;
      const injected = await injectFault(stateFolder, random.pick(faults), random);
      if (injected) this.injected.push(injected);
    }
  }

  private async untilReady(): Promise<void> {
    const deadline = Date.now() + MAX_RECOVERY_MS;
    while (Date.now() < deadline && !this.stopping.signal.aborted) {
      const ready = await Promise.all(this.options.services.map(isReady));
      if (ready.every(Boolean)) return;
      await this.pause(POLL_INTERVAL_MS);
    }
  }

  private async pause(milliseconds: number): Promise<void> {
    await wait(milliseconds, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }
}
