import { grpcContracts, type ServiceStubs } from '@trackway/contracts';
import { type CallIdentity, neighbourOpener } from '@trackway/grpc';
import type { Lifecycle } from '@trackway/runtime';
import type { Config } from './config';

/** The services that moves, rules and agents ask. */
export function openNeighbours(config: Config, identity: CallIdentity, lifecycle: Lifecycle) {
  const open = neighbourOpener<ServiceStubs>({ ...grpcContracts, ...identity }, lifecycle);
  return {
    projects: open('projects', config.PROJECTS_GRPC),
    forms: open('forms', config.FORMS_GRPC),
    channels: open('channels', config.CHANNELS_GRPC),
    spreadsheets: open('spreadsheets', config.SPREADSHEETS_GRPC),
  };
}
