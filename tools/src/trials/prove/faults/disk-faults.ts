import { existsSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Disk, disksFolder } from '../../../dev/servers/small-disks';
import type { Random } from '../workload/random';

const MAX_FULL_MS = 5_000;
const BLOCK = Buffer.alloc(1024 * 1024);
/** Also fills the space that is too small for a block. */
const SMALL_BLOCK = BLOCK.subarray(0, 4 * 1024);

export function hasSmallDisks(stateFolder: string): boolean {
  return existsSync(disksFolder(stateFolder));
}

/** Fills a disk, and returns its name after space is available again. */
export async function fillDisk(stateFolder: string, disk: Disk, random: Random): Promise<Disk> {
  const ballast = join(disksFolder(stateFolder), disk, 'ballast');
  const deadline = Date.now() + 1 + random.below(MAX_FULL_MS);
  try {
    while (Date.now() < deadline) {
      // Servers remove files in the meantime.
      await fill(ballast);
      await wait(100);
    }
  } finally {
    await rm(ballast, { force: true });
  }
  return disk;
}

async function fill(path: string): Promise<void> {
  const file = await open(path, 'a');
  try {
    for (const block of [BLOCK, SMALL_BLOCK]) while (await isWritten(() => file.write(block)));
  } finally {
    await file.close();
  }
}

async function isWritten(write: () => Promise<{ readonly bytesWritten: number }>): Promise<boolean> {
  try {
    return (await write()).bytesWritten > 0;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false;
    throw error;
  }
}
