export { launchBrowser } from '@trackway/tools/dist/dev/browser/launch-browser';
export {
  type DocumentedOperation,
  NO_ID,
  type OpenApiDocument,
  operationsOf,
} from '@trackway/tools/dist/dev/openapi/documented-operations';
export { Authority } from './authority';
export { collectOnce } from './collect-once';
export { testServers } from './config';
export { eventually } from './eventually';
export { explainPrepared, type PreparedPlans } from './explain-prepared';
export { startFakeS3 } from './fake-s3';
export { growthRatio, MAX_GROWTH } from './growth';
export { aCaller, INTERNAL_KEYS, tokensOf } from './identities';
export { openMongo, type TestMongo } from './mongo-database';
export { openPostgres, type TestDatabase } from './postgres-database';
export { freshTopicPrefix, quietLogger } from './quiet-logger';
export { type ServiceClient, type ServiceResponse, serviceClient } from './service-client';
export { shareInstance } from './share-instance';
export { openTcpProxy, type TcpProxy } from './tcp-proxy';
export { temporaryFolder } from './temporary-folder';
