import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Servers } from '../servers/servers';
import { baseUrl, operationsUrl, serviceUrl } from '../start/service-settings';
import type { ServiceName, ServicePorts } from '../start/services';
import { DEMO_FRAME_ID, DEMO_USER } from '../token/demo';

/** Connection details of the running system: `connection.json` in its state folder, which exists while it is ready. */
export type Connection = {
  base_url: string;
  /** Issuer at which the demo users sign in to the console. */
  issuer_url?: string;
  /** Control of the links between processes, if they can be disturbed. */
  links_url?: string;
  token: string;
  frame_id: string;
  user_id: string;
  state_folder: string;
  /** `operations` is the URL of health and metrics. */
  services: Record<string, { http: string; operations: string; grpc?: string }>;
  servers: { postgres_url: string; mongodb_url: string; kafka_brokers: string };
};

export function connectionFile(stateFolder: string): string {
  return join(stateFolder, 'connection.json');
}

export function writeConnection(stateFolder: string, connection: Connection): void {
  const file = connectionFile(stateFolder);
  rmSync(file, { force: true });
  writeFileSync(file, `${JSON.stringify(connection, undefined, 2)}\n`, { mode: 0o600 });
  // For `curl -H @…`: tokens on a command line are seen by every user of the host.
  writeFileSync(authorizationFile(stateFolder), `Authorization: Bearer ${connection.token}\n`, { mode: 0o600 });
}

export function removeConnection(stateFolder: string): void {
  rmSync(connectionFile(stateFolder), { force: true });
}

export function authorizationFile(stateFolder: string): string {
  return join(stateFolder, 'authorization');
}

/** Connection details of a system on these ports, for tools. */
export function connectionTo(system: {
  ports: Readonly<Record<ServiceName, ServicePorts>>;
  servers: Omit<Servers, 'stop'>;
  stateFolder: string;
  issuerUrl?: string;
  linksUrl?: string | undefined;
  token: string;
  byTls?: boolean;
}): Connection {
  const { ports, servers, stateFolder, issuerUrl, linksUrl, token, byTls } = system;
  const services = Object.entries(ports).map(([name, own]) => [
    name,
    {
      http: serviceUrl(own, byTls),
      operations: operationsUrl(own, byTls),
      ...(own.grpc === undefined ? {} : { grpc: `127.0.0.1:${own.grpc}` }),
    },
  ]);
  return {
    base_url: baseUrl(ports),
    ...(issuerUrl === undefined ? {} : { issuer_url: issuerUrl }),
    ...(linksUrl === undefined ? {} : { links_url: linksUrl }),
    token,
    frame_id: DEMO_FRAME_ID,
    user_id: DEMO_USER.id,
    state_folder: stateFolder,
    services: Object.fromEntries(services),
    servers: {
      postgres_url: servers.postgresUrl,
      mongodb_url: servers.mongodbUrl,
      kafka_brokers: servers.kafkaBrokers,
    },
  };
}
