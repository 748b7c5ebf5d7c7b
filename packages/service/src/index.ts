export { effectHandlers } from './grpc-effect-handlers';
export { loopTask } from './loop-task';
export type { Quarantine } from './quarantine';
export type { ReadActivity } from './read-activity';
export { runService } from './run-service';
export type { PeerAddresses, PeerClients, ServiceContext, ServiceName } from './service-context';
export type { BackgroundTask, ServiceParts } from './service-parts';
export { type BuildService, type RunningService, startService } from './start-service';
