import { setTimeout as wait } from 'node:timers/promises';
import type { Disk } from '../../../dev/servers/small-disks';
import { isReady } from '../../system/is-ready';
import type { TrialSystem } from '../../system/trial-system';
import { type Random, randomFrom } from '../workload/random';
import { fillDisk } from './disk-faults';
import { type FaultName, isLinkFault } from './fault-names';
import { disturbLink } from './link-faults';
import { type Injected, injectFault } from './process-faults';
import { disturbReplica } from './replica-faults';

const MIN_INTERVAL_MS = 1_000;
const MAX_INTERVAL_MS = 8_000;
const POLL_INTERVAL_MS = 100;
/** After this time the next fault is injected although the system has not recovered. */
const MAX_RECOVERY_MS = 30_000;

export type FaultOptions = {
  readonly stateFolder: string;
  /** Control of the links between processes. Required for faults of links. */
  readonly linksUrl: string | undefined;
  /** Only links whose name contains this text are disturbed. */
  readonly links: string;
  readonly disks: readonly Disk[];
  /** The replicas of each service, if there are several. */
  readonly replicas: TrialSystem['services'] | undefined;
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
    while (!this.stopping.signal.aborted) {
      await this.pause(MIN_INTERVAL_MS + random.below(MAX_INTERVAL_MS - MIN_INTERVAL_MS));
      await this.untilReady();
      if (this.stopping.signal.aborted) return;
      const injected = await this.inject(random);
      if (injected) this.injected.push(injected);
    }
  }

  private async inject(random: Random): Promise<Injected | undefined> {
    const { stateFolder, linksUrl, links, disks, replicas, faults } = this.options;
    const name = random.pick(faults);
    if (name === 'disk') return { name, target: await fillDisk(stateFolder, random.pick(disks), random) };
    if (replicas && (name === 'kill' || name === 'restart')) return disturbReplica(replicas, name, random);
    if (!isLinkFault(name)) return injectFault(stateFolder, name, random);
    const target =
      linksUrl === undefined ? undefined : await disturbLink({ linksUrl, containing: links }, name, random);
    return target === undefined ? undefined : { name, target };
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
