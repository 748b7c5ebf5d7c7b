import { setTimeout as wait } from 'node:timers/promises';
import type { Disk } from '../../../dev/servers/small-disks';
import { hasRecovered, type OperationsUrls } from '../../system/recovery';
import { type Random, randomFrom } from '../workload/random';
import { fillDisk } from './disk-faults';
import { type FaultName, isLinkFault } from './fault-names';
import { disturbLink } from './link-faults';
import { type Injected, injectFault, type Server } from './process-faults';
import { isReplicaFault, type ReplicaFaults } from './replica-faults';

/** The shortest pause between faults, as a share of the longest one. */
const MIN_PAUSE_SHARE = 1 / 8;
const POLL_INTERVAL_MS = 100;
/** After this time the next fault is injected although the system has not recovered. */
const MAX_RECOVERY_MS = 30_000;
/** Kafka exits when its disk is full, and starts again while all services wait for it. */
const MAX_DISK_RECOVERY_MS = 180_000;

export type FaultOptions = {
  readonly stateFolder: string;
  /** Control of the links between processes. Required for faults of links. */
  readonly linksUrl: string | undefined;
  /** Only links whose name contains this text are disturbed. */
  readonly links: string;
  readonly disks: readonly Disk[];
  /** Servers that are killed or paused. */
  readonly servers: readonly Server[];
  /** Disturbs replicas, if there are several of each service. */
  readonly replicas: ReplicaFaults | undefined;
  /** The services that have to recover. */
  readonly services: OperationsUrls;
  readonly faults: readonly FaultName[];
  /** Sequences of faults at the same time. */
  readonly concurrentFaults: number;
  /** Longest pause between a recovery and the next fault. */
  readonly pauseMs: number;
  readonly seed: number;
};

/**
 * Injects faults at random times until it is stopped. In each of the concurrent sequences, a fault follows after the system
 * has recovered from the one before.
 */
export class FaultSchedule {
  readonly injected: Injected[] = [];
  private readonly stopping = new AbortController();
  private readonly ended: Promise<unknown>;

  constructor(private readonly options: FaultOptions) {
    const { faults, concurrentFaults, seed } = options;
    const count = faults.length === 0 ? 0 : concurrentFaults;
    this.ended = Promise.all(Array.from({ length: count }, (_, index) => this.run(randomFrom(seed + index))));
  }

  /** Returns when the last fault has ended. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.ended;
  }

  private async run(random: Random): Promise<void> {
    const { pauseMs } = this.options;
    const minPauseMs = Math.floor(pauseMs * MIN_PAUSE_SHARE);
    while (!this.stopping.signal.aborted) {
      await this.pause(minPauseMs + random.below(pauseMs - minPauseMs));
      if (this.stopping.signal.aborted) return;
      const injected = await this.inject(random);
      if (injected === undefined) continue;
      this.injected.push(injected);
      await this.untilRecovered(injected);
    }
  }

  private async inject(random: Random): Promise<Injected | undefined> {
    const { stateFolder, linksUrl, links, disks, servers, replicas, faults } = this.options;
    const name = random.pick(faults);
    if (name === 'disk') return { name, target: await fillDisk(stateFolder, random.pick(disks), random) };
    if (replicas && isReplicaFault(name)) return replicas.inject(name, random);
    if (!isLinkFault(name)) return injectFault({ stateFolder, servers }, name, random);
    const target =
      linksUrl === undefined ? undefined : await disturbLink({ linksUrl, containing: links }, name, random);
    return target === undefined ? undefined : { name, target };
  }

  private async untilRecovered({ name, target }: Injected): Promise<void> {
    const deadline = Date.now() + (name === 'disk' ? MAX_DISK_RECOVERY_MS : MAX_RECOVERY_MS);
    const services = this.affectedBy(target);
    while (Date.now() < deadline && !this.stopping.signal.aborted) {
      if (await hasRecovered(services, { drains: name === 'disk' })) return;
      await this.pause(POLL_INTERVAL_MS);
    }
  }

  /**
   * The service itself, the service that uses a link such as `forms-kafka`, or all services for a server. If several faults
   * happen at the same time, one of all services is always unavailable, so that they are not awaited.
   */
  private affectedBy(target: string): OperationsUrls {
    const { services, concurrentFaults } = this.options;
    const [service = ''] = target.split('-');
    const url = services[service];
    if (url !== undefined) return { [service]: url };
    return concurrentFaults === 1 ? services : {};
  }

  private async pause(milliseconds: number): Promise<void> {
    await wait(milliseconds, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }
}
