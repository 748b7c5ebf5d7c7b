import type { BackedUpServers } from '../backup/servers-of';
import { databaseUrl } from '../servers/databases';
import { mongoDatabaseUrl } from '../start/mongo-database-url';
import { SERVICE_NAMES, SERVICES } from '../start/services';

/** The database of each service that has one. */
export function storesOf({ postgresUrl, mongodbUrl }: BackedUpServers) {
  return SERVICE_NAMES.flatMap((service) => {
    const { store } = SERVICES[service];
    if (store === 'none') return [];
    const isPostgres = store === 'postgres';
    const url = isPostgres ? databaseUrl(postgresUrl, { database: service }) : mongoDatabaseUrl(mongodbUrl, service);
    return [{ service, url, isPostgres }];
  });
}
