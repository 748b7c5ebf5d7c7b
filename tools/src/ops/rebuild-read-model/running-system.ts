import { join } from 'node:path';
import { Secrets } from '../../dev/servers/secrets';
import type { SettingsContext } from '../../dev/start/service-settings';
import { SERVICE_NAMES, type ServiceName, type ServicePorts } from '../../dev/start/services';
import type { Connection } from '../../dev/supervisor/connection';

/** The inputs of the settings of a service, from a running system. */
export function contextOf({ services, servers, state_folder }: Connection): SettingsContext {
  const portOf = (address: string) => Number(address.split(':').at(-1));
  const ports = SERVICE_NAMES.map((name): [ServiceName, ServicePorts] => {
    const { http = '', grpc } = services[name] ?? {};
    return [name, { http: portOf(http), grpc: grpc === undefined ? undefined : portOf(grpc) }];
  });
  return {
    servers: {
      postgresUrl: servers.postgres_url,
      mongodbUrl: servers.mongodb_url,
      kafkaBrokers: servers.kafka_brokers,
    },
    secrets: new Secrets(state_folder),
    ports: Object.fromEntries(ports) as Record<ServiceName, ServicePorts>,
    stateFolder: state_folder,
    storageFolder: join(state_folder, 'storage'),
    storageUrl: undefined,
  };
}
