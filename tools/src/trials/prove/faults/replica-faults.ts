import { REPOSITORY } from '../../../dev/servers/config';
import { SERVICE_NAMES, type ServiceName } from '../../../dev/start/services';
import { killReplica, restartInTurn } from '../../system/replica-faults';
import type { TrialSystem } from '../../system/trial-system';
import type { Random } from '../workload/random';
import type { FaultName } from './fault-names';
import type { Injected } from './process-faults';

const REPLICA_FAULTS = ['kill', 'restart', 'upgrade'] as const;
type ReplicaFault = (typeof REPLICA_FAULTS)[number];

export type Replicas = Pick<TrialSystem, 'services' | 'migrate'> & {
  /** The checkout of the earlier version, with compiled services. */
  readonly pastRoot: string | undefined;
};

export function isReplicaFault(name: FaultName): name is ReplicaFault {
  return (REPLICA_FAULTS as readonly FaultName[]).includes(name);
}

/** Disturbs the replicas of random services. A service has one fault at a time. */
export class ReplicaFaults {
  private readonly disturbed = new Set<ServiceName>();

  constructor(private readonly replicas: Replicas) {}

  /**
   * Kills a replica, or replaces the replicas of a service in turn by those of the same version or, for `upgrade`, of the
   * other version. Returns when all replicas are ready; undefined if every service has a fault already.
   */
  async inject(name: ReplicaFault, random: Random): Promise<Injected | undefined> {
    const free = SERVICE_NAMES.filter((service) => !this.disturbed.has(service));
    if (free.length === 0) return undefined;
    const target = random.pick(free);
    this.disturbed.add(target);
    try {
      return { name: await this.disturb(target, name, random), target };
    } finally {
      this.disturbed.delete(target);
    }
  }

  /** Returns what was done. */
  private async disturb(target: ServiceName, name: ReplicaFault, random: Random): Promise<Injected['name']> {
    const { services, migrate, pastRoot = REPOSITORY } = this.replicas;
    const replicated = services[target];
    if (name === 'kill') await killReplica(replicated, random.below(replicated.replicas.length));
    if (name === 'restart') await restartInTurn(replicated);
    if (name !== 'upgrade') return name;
    const isPast = replicated.replicas[0]?.root === pastRoot;
    // As in a release, migrations run before the first replica of the new version.
    if (isPast) await migrate(target);
    await restartInTurn(replicated, isPast ? REPOSITORY : pastRoot);
    return isPast ? 'upgrade' : 'downgrade';
  }
}
