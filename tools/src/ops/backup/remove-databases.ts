import { Client, escapeIdentifier } from 'pg';
import { mongoDatabaseUrl } from '../../dev/start/mongo-database-url';
import { SERVICE_NAMES, storeOf } from '../../dev/start/services';
import { withMongo } from './mongo-backup';
import type { BackedUpServers } from './servers-of';
import { removeRestoredFiles } from './stores';

/** Removes the databases and files of a restore with this suffix, as far as they exist. */
export async function removeDatabases(servers: BackedUpServers, suffix: string): Promise<void> {
  const client = new Client({ connectionString: servers.postgresUrl });
  await client.connect();
  try {
    for (const service of SERVICE_NAMES) {
      const name = service + suffix;
      if (storeOf(service) === 'postgres') await client.query(`DROP DATABASE IF EXISTS ${escapeIdentifier(name)}`);
      if (storeOf(service) === 'mongo')
        await withMongo(mongoDatabaseUrl(servers.mongodbUrl, name), (db) => db.dropDatabase());
      removeRestoredFiles(servers, name);
    }
  } finally {
    await client.end();
  }
}
