import { grpcContracts, type ServiceStubs } from '@trackway/contracts';
import { type CallIdentity, neighbourOpener } from '@trackway/grpc';
import type { Lifecycle } from '@trackway/runtime';
import type { Config } from './config';

/** Who knows the projects and contacts that conversations belong to. */
export function openNeighbours(config: Config, identity: CallIdentity, lifecycle: Lifecycle) {
  const open = neighbourOpener<ServiceStubs>({ ...grpcContracts, ...identity }, lifecycle);
  return { projects: open('projects', config.PROJECTS_GRPC) };
}
