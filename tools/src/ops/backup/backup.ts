import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { table } from '../../dev/supervisor/table';
import type { OpsCommand, OpsContext, OpsResult } from '../command';
import { type BackupCommand, type Place, parseBackupArguments } from './arguments';
import { latestBackup, newBackup, removeOldBackups } from './kept-backups';
import { planRestore, planTake } from './plans';
import { removeDatabases } from './remove-databases';
import { type BackedUpServers, serversOf } from './servers-of';
import { type Restored, restore, take } from './stores';

const TEMPORARY = '_drill';

/** Backs up the running system, or the servers of POSTGRES_URL and MONGODB_URL. */
export const backup: OpsCommand = async (args, context) => {
  const command = parseBackupArguments(args);
  const servers = serversOf(context.env);
  switch (command.action) {
    case 'take':
      return takeInto(command, servers, context);
    case 'restore':
      return context.isDryRun
        ? planRestore(servers, command.folder, command.suffix)
        : resultOf(await restore(servers, command.folder, command.suffix, context.say), command.suffix);
    case 'verify':
      return verify(existing(command.place), servers, context);
    case 'drill':
      return drill(servers, context);
  }
};

async function takeInto(
  { place, keep }: Extract<BackupCommand, { action: 'take' }>,
  servers: BackedUpServers,
  { isDryRun, say }: OpsContext,
): Promise<OpsResult> {
  const folder = 'parent' in place ? newBackup(place.parent, new Date()) : place.folder;
  if (isDryRun) return planTake(servers, folder);
  const services = await take(servers, folder, say);
  const removed = 'parent' in place && keep !== undefined ? removeOldBackups(place.parent, keep) : [];
  for (const old of removed) say(`Removed ${old}`);
  const files = servers.storageFolder
    ? ''
    : ' Files are not in it: STORAGE_FOLDER names the folder of those of all services.';
  return { isOk: true, text: `The backup is in ${folder}.${files}`, details: { folder, services, removed } };
}

/** Restores a backup into temporary databases, and compares. */
async function verify(folder: string, servers: BackedUpServers, { isDryRun, say }: OpsContext): Promise<OpsResult> {
  if (isDryRun) return planRestore(servers, folder, TEMPORARY);
  // An interrupted run may have left them.
  await removeDatabases(servers, TEMPORARY);
  try {
    return resultOf(await restore(servers, folder, TEMPORARY, say), TEMPORARY, folder);
  } finally {
    await removeDatabases(servers, TEMPORARY);
  }
}

async function drill(servers: BackedUpServers, context: OpsContext): Promise<OpsResult> {
  const folder = mkdtempSync(join(tmpdir(), 'backup-drill-'));
  const taken = join(folder, 'backup');
  if (context.isDryRun) return planTake(servers, taken);
  try {
    await take(servers, taken, context.say);
    return await verify(taken, servers, context);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function existing(place: Place): string {
  return 'parent' in place ? latestBackup(place.parent) : place.folder;
}

function resultOf(restored: readonly Restored[], suffix: string, folder?: string): OpsResult {
  const rows = restored.map(({ service, rows: count, files, differences }) => [
    service + suffix,
    String(count),
    String(files),
    differences.length === 0 ? 'as it was' : differences.join('; '),
  ]);
  return {
    isOk: restored.every(({ differences }) => differences.length === 0),
    text: table([['database', 'rows', 'files', 'compared'], ...rows]).join('\n'),
    details: { ...(folder ? { folder } : {}), services: restored },
  };
}
