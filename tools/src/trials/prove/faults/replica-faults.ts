import { SERVICE_NAMES } from '../../../dev/start/services';
import { killReplica, restartInTurn } from '../../system/replica-faults';
import type { TrialSystem } from '../../system/trial-system';
import type { Random } from '../workload/random';
import type { Injected } from './process-faults';

/** Kills a replica of a random service, or restarts its replicas in turn, and returns when they are ready. */
export async function disturbReplica(
  services: TrialSystem['services'],
  name: 'kill' | 'restart',
  random: Random,
): Promise<Injected> {
  const target = random.pick(SERVICE_NAMES);
  const replicated = services[target];
  if (name === 'restart') await restartInTurn(replicated);
  else await killReplica(replicated, random.below(replicated.replicas.length));
  return { name, target };
}
