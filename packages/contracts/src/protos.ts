import { join } from 'node:path';
import type { ChannelsServiceClient } from './grpc/channels-v1';
import type { FormsServiceClient } from './grpc/forms-v1';
import type { FunnelsServiceClient } from './grpc/funnels-v1';
import type { ProjectsServiceClient } from './grpc/projects-v1';
import type { SpreadsheetsServiceClient } from './grpc/spreadsheets-v1';

/** Folder of the proto files, for servers, clients and reflection. */
export const PROTO_FOLDER = join(__dirname, '..', '..', '..', 'proto');

/** Proto file and full name of each service. */
export const protoServices = {
  projects: { file: 'trackway/projects/v1/projects_service.proto', name: 'trackway.projects.v1.ProjectsService' },
  forms: { file: 'trackway/forms/v1/forms_service.proto', name: 'trackway.forms.v1.FormsService' },
  funnels: { file: 'trackway/funnels/v1/funnels_service.proto', name: 'trackway.funnels.v1.FunnelsService' },
  channels: { file: 'trackway/channels/v1/channels_service.proto', name: 'trackway.channels.v1.ChannelsService' },
  spreadsheets: {
    file: 'trackway/spreadsheets/v1/spreadsheets_service.proto',
    name: 'trackway.spreadsheets.v1.SpreadsheetsService',
  },
} as const;

/** Protos that clients of any service need. */
export const grpcContracts = { protoFolder: PROTO_FOLDER, services: protoServices };

/** Client type of each service. */
export type ServiceStubs = {
  projects: ProjectsServiceClient;
  forms: FormsServiceClient;
  funnels: FunnelsServiceClient;
  channels: ChannelsServiceClient;
  spreadsheets: SpreadsheetsServiceClient;
};
