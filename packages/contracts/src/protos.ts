import { join } from 'node:path';
import type { ServiceClients } from './generated';
import { type InnerServiceName, innerServiceNames } from './services';

/** Folder of the proto files, for servers, clients and reflection. */
export const PROTO_FOLDER = join(__dirname, '..', '..', '..', 'proto');

interface ProtoService {
  readonly file: string;
  readonly name: string;
}

/** Proto file and full name of each service. */
export const protoServices = Object.fromEntries(
  innerServiceNames.map((name) => [
    name,
    {
      file: `trackway/${name}/v1/${name}_service.proto`,
      name: `trackway.${name}.v1.${name.charAt(0).toUpperCase()}${name.slice(1)}Service`,
    },
  ]),
) as Readonly<Record<InnerServiceName, ProtoService>>;

/** The service that every server offers beside its own. */
export const activityProto: ProtoService = {
  file: 'trackway/activity/v1/activity_service.proto',
  name: 'trackway.activity.v1.ActivityService',
};

/** The service that every server offers for its outbox. */
export const outboxProto: ProtoService = {
  file: 'trackway/outbox/v1/outbox_service.proto',
  name: 'trackway.outbox.v1.OutboxService',
};

/** Protos that clients of any service need. */
export const grpcContracts = { protoFolder: PROTO_FOLDER, services: protoServices };

/** Client type of each service. */
export type ServiceStubs = Pick<ServiceClients, InnerServiceName>;
