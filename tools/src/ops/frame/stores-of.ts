import { databaseUrl } from '../../dev/servers/databases';
import { mongoDatabaseUrl } from '../../dev/start/mongo-database-url';
import { SERVICE_NAMES, storeOf } from '../../dev/start/services';
import type { BackedUpServers } from '../backup/servers-of';

/** The database of each service that has one. */
export function storesOf({ postgresUrl, mongodbUrl }: BackedUpServers) {
  return SERVICE_NAMES.flatMap((service) => {
    const store = storeOf(service);
    if (store === 'none') return [];
    const isPostgres = store === 'postgres';
    const url = isPostgres ? databaseUrl(postgresUrl, { database: service }) : mongoDatabaseUrl(mongodbUrl, service);
    return [{ service, url, isPostgres }];
  });
}
