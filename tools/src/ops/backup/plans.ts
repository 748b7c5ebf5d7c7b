import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { databaseUrl } from '../../dev/servers/databases';
import { mongoDatabaseUrl } from '../../dev/start/mongo-database-url';
import { type ServiceName, storeOf } from '../../dev/start/services';
import { table } from '../../dev/supervisor/table';
import { StartFailure } from '../../process/start-failure';
import type { OpsResult } from '../command';
import { collectionsOf, withMongo } from './mongo-backup';
import { tablesOf } from './postgres-tables';
import type { BackedUpServers } from './servers-of';
import { readBackup, servicesWithDatabase } from './stores';

/** What `take` would do: the number of tables or collections that it can read in each database. */
export async function planTake(servers: BackedUpServers, folder: string): Promise<OpsResult> {
  if (existsSync(folder)) throw new StartFailure(`${folder} exists already. A backup needs a new folder.`);
  const found = await Promise.all(servicesWithDatabase.map((service) => sizeOf(servers, service)));
  const rows = found.map(({ service, tables }) => [service, String(tables)]);
  return {
    isOk: found.every(({ tables }) => tables > 0),
    text: table([[`to ${folder}`, 'tables or collections'], ...rows]).join('\n'),
    details: { folder, services: found },
  };
}

/** What `restore` would do. Not ok if files of the backup are missing, or a database exists already. */
export async function planRestore(servers: BackedUpServers, folder: string, suffix: string): Promise<OpsResult> {
  const backup = readBackup(folder);
  const services = servicesWithDatabase.filter((service) => service in backup);
  const plans = await Promise.all(
    services.map(async (service) => {
      const extension = storeOf(service) === 'postgres' ? 'copy' : 'jsonl';
      const contents = Object.entries(backup[service]?.manifest ?? {});
      const missing = contents.filter(([name]) => !existsSync(join(folder, service, `${name}.${extension}`)));
      const { tables } = await sizeOf(servers, service, suffix);
      const problems = [
        ...missing.map(([name]) => `${name} is missing`),
        ...(tables > 0 ? [`${service}${suffix} exists already`] : []),
      ];
      return { service, rows: contents.reduce((sum, [, { count }]) => sum + count, 0), problems };
    }),
  );
  const rows = plans.map(({ service, rows: count, problems }) => [
    service + suffix,
    String(count),
    problems.join('; ') || 'none',
  ]);
  return {
    isOk: plans.every(({ problems }) => problems.length === 0),
    text: table([['database', 'rows', 'problems'], ...rows]).join('\n'),
    details: { folder, services: plans },
  };
}

async function sizeOf({ postgresUrl, mongodbUrl }: BackedUpServers, service: ServiceName, suffix = '') {
  const database = service + suffix;
  if (storeOf(service) === 'mongo') {
    const names = await withMongo(mongoDatabaseUrl(mongodbUrl, database), collectionsOf);
    return { service, tables: names.length };
  }
  const client = new Client({ connectionString: databaseUrl(postgresUrl, { database }) });
  try {
    await client.connect();
    return { service, tables: (await tablesOf(client)).length };
  } catch (error) {
    if (isMissingDatabase(error)) return { service, tables: 0 };
    throw error;
  } finally {
    await client.end();
  }
}

function isMissingDatabase(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '3D000';
}
