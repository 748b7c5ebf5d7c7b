import { grpcContracts, type ServiceStubs } from '@trackway/contracts';
import { type CallIdentity, neighbourOpener } from '@trackway/grpc';
import type { Lifecycle } from '@trackway/runtime';
import type { Config } from './config';

export type Neighbours = ReturnType<typeof openNeighbours>;

/** The owners of the rows. */
export function openNeighbours(config: Config, identity: CallIdentity, lifecycle: Lifecycle) {
  const open = neighbourOpener<ServiceStubs>({ ...grpcContracts, ...identity }, lifecycle);
  return {
    projects: open('projects', config.PROJECTS_GRPC),
    forms: open('forms', config.FORMS_GRPC),
    funnels: open('funnels', config.FUNNELS_GRPC),
  };
}
