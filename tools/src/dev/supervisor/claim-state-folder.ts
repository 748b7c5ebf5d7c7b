import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { stopRemainingProcesses } from '../../process/process-list';
import { ProcessLock } from '../../process/process-lock';
import { StartFailure } from '../../process/start-failure';
import { existingStateFolders, stateFolder } from '../start/state-folders';

const MAX_SYSTEMS = 9;
const LOCK = 'supervisor.lock';

export function supervisorLock(folder: string): ProcessLock {
  return new ProcessLock(join(folder, LOCK));
}

/** Claims this folder for this process, or returns the process that holds it. */
export function claimThisFolder(folder: string): void {
  const owner = tryToClaim(folder);
  if (owner !== undefined) throw new StartFailure(`Another system (process ${owner}) uses the state folder ${folder}.`);
}

/**
 * Claims the first state folder that no other system of this checkout uses, and stops remaining processes of exited
 * systems.
 */
export async function claimFreeFolder(log: (line: string) => void): Promise<string> {
  for (const folder of existingStateFolders()) {
    if (supervisorLock(folder).owner() !== undefined) continue;
    for (const name of await stopRemainingProcesses(folder)) log(`Stopped ${name}, which remained from an earlier run`);
  }
  for (let number = 1; number <= MAX_SYSTEMS; number++) {
    const folder = stateFolder(number);
    const owner = tryToClaim(folder);
    if (owner === undefined) return folder;
    log(`Another system of this checkout is running (process ${owner}). This one uses a separate state folder.`);
  }
  throw new StartFailure(`${MAX_SYSTEMS} systems of this checkout are running (npm run status). Stop one.`);
}

function tryToClaim(folder: string): number | undefined {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return supervisorLock(folder).acquire()?.pid;
}
