import { setTimeout as wait } from 'node:timers/promises';
import { SERVICE_NAMES } from '../../../dev/start/services';
import { listedProcesses } from '../../../process/process-list';
import type { Random } from '../workload/random';
import type { FaultName } from './fault-names';

export const SERVERS = ['postgres', 'kafka', 'mongo'] as const;
export type Server = (typeof SERVERS)[number];

const MAX_PAUSE_MS = 3_000;

/** Describes an injected fault. `downgrade` is an `upgrade` from the current version to the earlier one. */
export type Injected = { readonly name: FaultName | 'downgrade'; readonly target: string };

/** The processes to disturb: services, or some of the servers. */
export type ProcessChoice = { readonly stateFolder: string; readonly servers: readonly Server[] };

/** Injects a fault into a random process of the system, and returns after a paused process has resumed. */
export async function injectFault(
  { stateFolder, servers }: ProcessChoice,
  name: FaultName,
  random: Random,
): Promise<Injected | undefined> {
  const target = random.pick<string>(name.endsWith('servers') ? servers : SERVICE_NAMES);
  const pid = listedProcesses(stateFolder)[target]?.pid;
  if (pid === undefined) return undefined;
  if (name === 'kill' || name === 'servers') return signal(pid, 'SIGKILL') ? { name, target } : undefined;
  if (!signal(pid, 'SIGSTOP')) return undefined;
  await wait(random.below(MAX_PAUSE_MS));
  signal(pid, 'SIGCONT');
  return { name, target };
}

function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    // The process has exited, and its supervisor restarts it.
    return false;
  }
}
