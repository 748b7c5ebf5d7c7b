import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartFailure } from '../../process/start-failure';

const run = promisify(execFile);

/** The disks that a system can have: one for each server, and one for the files of all services. */
export const DISKS = ['postgres', 'kafka', 'mongo', 'storage'] as const;
export type Disk = (typeof DISKS)[number];

/** Large enough for a trial, and small enough to be filled. */
const SIZE = '1g';

/** Below it are the disks of a system that was started with `--small-disks`. */
export function disksFolder(stateFolder: string): string {
  return join(stateFolder, 'disks');
}

/** The folder of the data of a server: on its own disk, if it has one. */
export function dataFolder(stateFolder: string, disk: Disk): string {
  const mounted = join(disksFolder(stateFolder), disk);
  return existsSync(mounted) ? join(mounted, 'data') : join(stateFolder, disk);
}

/**
 * Mounts a small file system in memory for each disk, so that a trial can fill it.
 * @throws StartFailure without the rights to mount file systems
 */
export async function mountSmallDisks(stateFolder: string): Promise<{ stop(): Promise<void> }> {
  const folders = DISKS.map((disk) => join(disksFolder(stateFolder), disk));
  try {
    for (const folder of folders) {
      mkdirSync(folder, { recursive: true });
      await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=700`, 'tmpfs', folder]);
    }
  } catch (cause) {
    throw new StartFailure(`npm start -- --small-disks mounts file systems, which only root may do: ${cause}`);
  }
  return {
    stop: async () => {
      for (const folder of folders) await run('umount', ['--lazy', folder]);
    },
  };
}
