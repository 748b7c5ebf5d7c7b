import { REPOSITORY } from '../../../dev/servers/config';
import { SERVICE_NAMES } from '../../../dev/start/services';
import { killReplica, restartInTurn } from '../../system/replica-faults';
import type { TrialSystem } from '../../system/trial-system';
import type { Random } from '../workload/random';
import type { FaultName } from './fault-names';
import type { Injected } from './process-faults';

const REPLICA_FAULTS = ['kill', 'restart', 'upgrade'] as const;
type ReplicaFault = (typeof REPLICA_FAULTS)[number];

export type Versions = {
  readonly services: TrialSystem['services'];
  /** The checkout of the earlier version, with compiled services. */
  readonly pastRoot: string | undefined;
};

export function isReplicaFault(name: FaultName): name is ReplicaFault {
  return (REPLICA_FAULTS as readonly FaultName[]).includes(name);
}

/**
 * Kills a replica of a random service, or replaces its replicas in turn by those of the same version or, for `upgrade`, of
 * the other version. Returns when all replicas are ready.
 */
export async function disturbReplica(
  { services, pastRoot = REPOSITORY }: Versions,
  name: ReplicaFault,
  random: Random,
): Promise<Injected> {
  const target = random.pick(SERVICE_NAMES);
  const replicated = services[target];
  if (name === 'kill') await killReplica(replicated, random.below(replicated.replicas.length));
  if (name === 'restart') await restartInTurn(replicated);
  if (name !== 'upgrade') return { name, target };
  const isPast = replicated.replicas[0]?.root === pastRoot;
  await restartInTurn(replicated, isPast ? REPOSITORY : pastRoot);
  return { name: isPast ? 'upgrade' : 'downgrade', target };
}
