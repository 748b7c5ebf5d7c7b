export type { Servers, StartOptions } from './servers/servers';
export { startServers } from './servers/start-servers';
