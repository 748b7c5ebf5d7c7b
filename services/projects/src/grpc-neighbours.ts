import { grpcContracts, type ServiceStubs } from '@trackway/contracts';
import { type CallIdentity, neighbourOpener } from '@trackway/grpc';
import type { Lifecycle } from '@trackway/runtime';
import type { Config } from './config';

export type Neighbours = ReturnType<typeof openNeighbours>;

/** The services that own a part of what projects are searched by and shown with. */
export function openNeighbours(config: Config, identity: CallIdentity, lifecycle: Lifecycle) {
  const open = neighbourOpener<ServiceStubs>({ ...grpcContracts, ...identity }, lifecycle);
  return {
    funnels: open('funnels', config.FUNNELS_GRPC),
    forms: open('forms', config.FORMS_GRPC),
    channels: open('channels', config.CHANNELS_GRPC),
  };
}
