import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { factsOf } from '@trackway/contracts';
import { runInstaller } from '../../dev/install/run-installer';
import { REPOSITORY } from '../../dev/servers/config';
import { databaseUrl } from '../../dev/servers/databases';
import { mongoDatabaseUrl } from '../../dev/start/mongo-database-url';
import { SERVICE_NAMES, type ServiceName, storeOf } from '../../dev/start/services';
import { StartFailure } from '../../process/start-failure';
import { dumpPostgres, type PostgresBackup } from './dump-postgres';
import { backUpFiles, copyFiles } from './files';
import { MANIFEST_FILE } from './kept-backups';
import { differences, type Manifest } from './manifest';
import { dumpMongo, restoreMongo, withMongo } from './mongo-backup';
import { restorePostgres } from './restore-postgres';
import type { BackedUpServers } from './servers-of';

type ServiceBackup = {
  readonly manifest: Manifest;
  readonly sequences?: PostgresBackup['sequences'];
  /** Files of a service in the given folder. */
  readonly files?: Manifest;
};
export type Backup = Partial<Record<ServiceName, ServiceBackup>>;
type Say = (line: string) => void;

/** Restored services with their amounts, and differences from the backup. */
export type Restored = {
  readonly service: ServiceName;
  readonly rows: number;
  readonly files: number;
  readonly differences: readonly string[];
};

const FILES = 'files';
export const servicesWithDatabase = SERVICE_NAMES.filter((name) => storeOf(name) !== 'none');

/** Returns the amounts of each service. */
export async function take(
  servers: BackedUpServers,
  folder: string,
  say: Say,
): Promise<readonly { service: ServiceName; rows: number }[]> {
  const { postgresUrl, mongodbUrl, storageFolder } = servers;
  if (existsSync(folder)) throw new StartFailure(`${folder} exists already. A backup needs a new folder.`);
  const backup: Backup = {};
  for (const service of servicesWithDatabase) {
    say(`Backing up ${service}`);
    const own = join(folder, service);
    mkdirSync(own, { recursive: true, mode: 0o700 });
    const rows =
      storeOf(service) === 'postgres'
        ? await dumpPostgres(databaseUrl(postgresUrl, { database: service }), own)
        : { manifest: await withMongo(mongoDatabaseUrl(mongodbUrl, service), (db) => dumpMongo(db, own)) };
    // Files come after rows: an additional file is harmless, a missing one is not.
    const files =
      storageFolder && factsOf(service).files
        ? await backUpFiles(join(storageFolder, service), join(own, FILES))
        : undefined;
    backup[service] = { ...rows, ...(files ? { files } : {}) };
  }
  // Written last. A folder without it is not a complete backup.
  writeFileSync(join(folder, MANIFEST_FILE), `${JSON.stringify(backup, undefined, 2)}\n`, { mode: 0o600 });
  return servicesWithDatabase.map((service) => ({ service, rows: rowsOf(backup[service]?.manifest ?? {}) }));
}

/** @throws StartFailure if the folder is not a complete backup. */
export function readBackup(folder: string): Backup {
  const file = join(folder, MANIFEST_FILE);
  if (!existsSync(file)) throw new StartFailure(`${folder} is not a complete backup: it has no ${MANIFEST_FILE}.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

export function removeRestoredFiles({ storageFolder }: BackedUpServers, database: string): void {
  if (storageFolder) rmSync(join(storageFolder, database), { recursive: true, force: true });
}

function rowsOf(manifest: Manifest): number {
  return Object.values(manifest).reduce((sum, { count }) => sum + count, 0);
}

export async function restore(
  servers: BackedUpServers,
  folder: string,
  suffix: string,
  say: Say,
): Promise<readonly Restored[]> {
  const backup = readBackup(folder);
  const restored: Restored[] = [];
  for (const service of servicesWithDatabase) {
    const saved = backup[service];
    if (!saved) continue;
    say(`Restoring ${service}${suffix}`);
    const own = { service, database: service + suffix, folder: join(folder, service) };
    const found =
      storeOf(service) === 'postgres'
        ? await restorePostgres(servers.postgresUrl, { ...own, backup: { sequences: {}, ...saved } })
        : await intoMongo(mongoDatabaseUrl(servers.mongodbUrl, own.database), own, saved.manifest);
    const rows = rowsOf(found);
    const files =
      saved.files && servers.storageFolder
        ? await copyFiles(join(own.folder, FILES), join(servers.storageFolder, own.database))
        : {};
    const differing = [
      ...differences(saved.manifest, found),
      ...differences(servers.storageFolder ? (saved.files ?? {}) : {}, files),
    ];
    restored.push({ service, rows, files: files['files']?.count ?? 0, differences: differing });
  }
  return restored;
}

async function intoMongo(url: string, { service, folder }: { service: string; folder: string }, manifest: Manifest) {
  const migrate = join(REPOSITORY, 'packages', 'mongo', 'dist', 'migrate-cli.js');
  await runInstaller([process.execPath, migrate, '--folder', join(REPOSITORY, 'services', service, 'migrations')], {
    what: `Migrating the database of ${service}`,
    advice: 'Restore with the release that the backup is of.',
    env: { ...process.env, MONGODB_URL: url },
  });
  return await withMongo(url, (db) => restoreMongo(db, folder, manifest));
}
