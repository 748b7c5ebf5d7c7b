import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Servers } from '../servers/servers';
import type { ServiceName, ServicePorts } from '../start/services';

/** What tools need to talk to the running system; `connection.json` in its state folder, there while it is ready. */
export type Connection = {
  base_url: string;
  token: string;
  frame_id: string;
  user_id: string;
  state_folder: string;
  services: Record<string, { http: string; grpc?: string }>;
  servers: { postgres_url: string; mongodb_url: string; kafka_brokers: string };
};

export function connectionFile(stateFolder: string): string {
  return join(stateFolder, 'connection.json');
}

export function writeConnection(stateFolder: string, connection: Connection): void {
  const file = connectionFile(stateFolder);
  rmSync(file, { force: true });
  writeFileSync(file, `${JSON.stringify(connection, undefined, 2)}\n`, { mode: 0o600 });
  // For `curl -H @…`: tokens on a command line are seen by everybody on the machine.
  writeFileSync(authorizationFile(stateFolder), `Authorization: Bearer ${connection.token}\n`, { mode: 0o600 });
}

export function removeConnection(stateFolder: string): void {
  rmSync(connectionFile(stateFolder), { force: true });
}

export function authorizationFile(stateFolder: string): string {
  return join(stateFolder, 'authorization');
}

export function addressesOf(ports: Partial<Record<ServiceName, ServicePorts>>): Connection['services'] {
  const addresses = Object.entries(ports).map(([name, { http, grpc }]) => [
    name,
    { http: `http://127.0.0.1:${http}`, ...(grpc === undefined ? {} : { grpc: `127.0.0.1:${grpc}` }) },
  ]);
  return Object.fromEntries(addresses);
}

export function serverAddresses(servers: Omit<Servers, 'stop'>): Connection['servers'] {
  return { postgres_url: servers.postgresUrl, mongodb_url: servers.mongodbUrl, kafka_brokers: servers.kafkaBrokers };
}
