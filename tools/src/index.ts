export { databaseUrl, ensureServiceDatabase, type ServiceDatabase } from './servers/databases';
export type { Servers, StartOptions } from './servers/servers';
export { startServers } from './servers/start-servers';
