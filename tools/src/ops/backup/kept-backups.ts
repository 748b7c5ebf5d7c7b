import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '../../process/start-failure';

/** Written last, so a folder without it is not a complete backup. */
export const MANIFEST_FILE = 'backup.json';

/** Names of backups sort by time. Other folders in the same place are left alone. */
const NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/;

export function newBackup(parent: string, now: Date): string {
  return join(
    parent,
    now
      .toISOString()
      .replace(/\.\d+Z$/, 'Z')
      .replaceAll(':', '-'),
  );
}

/** @throws StartFailure if the folder contains no complete backup. */
export function latestBackup(parent: string): string {
  const latest = backupsIn(parent).filter(isComplete).at(-1);
  if (latest === undefined) throw new StartFailure(`${parent} contains no complete backup.`);
  return latest;
}

/** Removes incomplete backups, and complete ones except the latest. Returns what was removed. */
export function removeOldBackups(parent: string, keep: number): string[] {
  const all = backupsIn(parent);
  const kept = new Set(all.filter(isComplete).slice(-keep));
  const old = all.filter((folder) => !kept.has(folder));
  for (const folder of old) rmSync(folder, { recursive: true });
  return old;
}

function backupsIn(parent: string): string[] {
  if (!existsSync(parent)) return [];
  const names = readdirSync(parent).filter((name) => NAME.test(name));
  return names.sort().map((name) => join(parent, name));
}

function isComplete(folder: string): boolean {
  return existsSync(join(folder, MANIFEST_FILE));
}
