import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, escapeIdentifier } from 'pg';
import { mongoDatabaseUrl } from '../../dev/start/mongo-database-url';
import { SERVICE_NAMES, storeOf } from '../../dev/start/services';
import { table } from '../../dev/supervisor/table';
import { runMain } from '../../process/run-main';
import { parseBackupArguments } from './arguments';
import { withMongo } from './mongo-backup';
import { type BackedUpServers, serversOf } from './servers-of';
import { type Restored, restore, take } from './stores';

const DRILL = '_drill';

/** `npm run backup`: backs up the running system, or the servers of POSTGRES_URL and MONGODB_URL. */
async function main(): Promise<number> {
  const command = parseBackupArguments(process.argv.slice(2));
  const servers = serversOf(process.env);
  if (command.action === 'take') {
    await take(servers, command.folder);
    const files = servers.storageFolder
      ? ''
      : ' Files are not in it: STORAGE_FOLDER names the folder of those of all services.';
    process.stdout.write(`The backup is in ${command.folder}.${files}\n`);
    return 0;
  }
  if (command.action === 'restore')
    return report(await restore(servers, command.folder, command.suffix), command.suffix);
  const folder = mkdtempSync(join(tmpdir(), 'backup-drill-'));
  try {
    await take(servers, join(folder, 'backup'));
    return report(await restore(servers, join(folder, 'backup'), DRILL), DRILL);
  } finally {
    await removeDrill(servers);
    rmSync(folder, { recursive: true });
  }
}

function report(restored: readonly Restored[], suffix: string): number {
  const rows = restored.map(({ service, rows: count, files, differences }) => [
    service + suffix,
    String(count),
    String(files),
    differences.length === 0 ? 'as it was' : differences.join('; '),
  ]);
  process.stdout.write(`${table([['database', 'rows', 'files', 'compared'], ...rows]).join('\n')}\n`);
  return restored.every(({ differences }) => differences.length === 0) ? 0 : 1;
}

async function removeDrill({ postgresUrl, mongodbUrl, storageFolder }: BackedUpServers): Promise<void> {
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  for (const service of SERVICE_NAMES) {
    const store = storeOf(service);
    if (store === 'postgres') await client.query(`DROP DATABASE IF EXISTS ${escapeIdentifier(service + DRILL)}`);
    if (store === 'mongo') await withMongo(mongoDatabaseUrl(mongodbUrl, service + DRILL), (db) => db.dropDatabase());
    if (storageFolder) rmSync(join(storageFolder, service + DRILL), { recursive: true, force: true });
  }
  await client.end();
}

void runMain(main);
