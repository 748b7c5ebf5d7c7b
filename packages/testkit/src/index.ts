export { collectOnce } from './collect-once';
export { testServers } from './config';
export { eventually } from './eventually';
export { aCaller, INTERNAL_KEYS, tokensOf } from './identities';
export { openMongo, type TestMongo } from './mongo-database';
export { openPostgres, type TestDatabase } from './postgres-database';
export { freshTopicPrefix, quietLogger } from './quiet-logger';
export { type ServiceClient, serviceClient } from './service-client';
export { openTcpProxy, type TcpProxy } from './tcp-proxy';
