import {
  type ChannelsV1,
  type FormsV1,
  PROTO_FOLDER,
  type ProjectsV1,
  protoServices,
  type SpreadsheetsV1,
} from '@trackway/contracts';
import { GrpcNeighbour, type GrpcTls } from '@trackway/grpc';
import type { InternalTokens, Lifecycle } from '@trackway/runtime';
import type { Config } from './config';

/** What a call proves itself by. */
interface Identity {
  readonly tokens: InternalTokens;
  readonly tls: GrpcTls;
}

/** The services that this one asks, each by one channel for as long as the service runs. */
export function openNeighbours(config: Config, identity: Identity, lifecycle: Lifecycle) {
  const common = { protoFolder: PROTO_FOLDER, ...identity };
  const projects = new GrpcNeighbour<ProjectsV1.ProjectsServiceClient>({
    ...common,
    name: 'projects',
    address: config.PROJECTS_GRPC,
    service: protoServices.projects,
  });
  const forms = new GrpcNeighbour<FormsV1.FormsServiceClient>({
    ...common,
    name: 'forms',
    address: config.FORMS_GRPC,
    service: protoServices.forms,
  });
  const channels = new GrpcNeighbour<ChannelsV1.ChannelsServiceClient>({
    ...common,
    name: 'channels',
    address: config.CHANNELS_GRPC,
    service: protoServices.channels,
  });
  const spreadsheets = new GrpcNeighbour<SpreadsheetsV1.SpreadsheetsServiceClient>({
    ...common,
    name: 'spreadsheets',
    address: config.SPREADSHEETS_GRPC,
    service: protoServices.spreadsheets,
  });
  lifecycle.own('projects', projects, (neighbour) => neighbour.close());
  lifecycle.own('forms', forms, (neighbour) => neighbour.close());
  lifecycle.own('channels', channels, (neighbour) => neighbour.close());
  lifecycle.own('spreadsheets', spreadsheets, (neighbour) => neighbour.close());
  return { projects, forms, channels, spreadsheets };
}
