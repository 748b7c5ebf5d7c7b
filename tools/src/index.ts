export { databaseUrl, ensureServiceDatabase, type ServiceDatabase } from './dev/servers/databases';
export type { Servers, StartOptions } from './dev/servers/servers';
export { startServers } from './dev/servers/start-servers';
