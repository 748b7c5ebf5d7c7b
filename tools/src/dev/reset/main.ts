import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stopRemainingProcesses } from '../../process/process-list';
import { runMain } from '../../process/run-main';
import { StartFailure } from '../../process/start-failure';
import { existingStateFolders, STATE_ROOT } from '../start/state-folders';
import { supervisorLock } from '../supervisor/claim-state-folder';

/** Not deleted: installed packages, and the lock that this command holds. */
const KEPT = /^(installed|install\.lock.*)$/;

/** `npm run reset`: deletes all data, secrets and logs of the systems of this checkout. */
async function main(): Promise<undefined> {
  const folders = existingStateFolders();
  for (const folder of folders) {
    const owner = supervisorLock(folder).owner();
    if (owner)
      throw new StartFailure(
        `The system in ${folder} is running (process ${owner.pid}): stop it first (Ctrl-C there, or kill ${owner.pid}).`,
      );
  }
  for (const folder of folders) await stopRemainingProcesses(folder);
  const names = existsSync(STATE_ROOT) ? readdirSync(STATE_ROOT).filter((name) => !KEPT.test(name)) : [];
  for (const name of names) rmSync(join(STATE_ROOT, name), { recursive: true, force: true });
  process.stdout.write(names.length > 0 ? `Deleted: ${names.join(', ')}\n` : 'There was nothing to delete.\n');
}

void runMain(main);
