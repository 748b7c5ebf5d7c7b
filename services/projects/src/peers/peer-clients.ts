import type { ServiceStubs } from '@trackway/contracts';
import type { GrpcClient } from '@trackway/grpc';

/** Clients of the source services of assignments, answers and conversations. */
export interface PeerClients {
  readonly funnels: GrpcClient<ServiceStubs['funnels']>;
  readonly forms: GrpcClient<ServiceStubs['forms']>;
  readonly channels: GrpcClient<ServiceStubs['channels']>;
}
