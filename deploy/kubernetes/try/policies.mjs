/**
 * Prints the connections between the pods of a trial, one per line: client, host, port, and whether the charts allow it.
 * An outsider is a pod without labels. NetworkPolicies of both sides must allow a connection.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const HELM = join(import.meta.dirname, '..', '..', 'helm');
const SERVERS = { postgres: 5432, mongo: 27017, kafka: 9092 };
const OUTSIDER = 'outsider';

const services = process.argv.slice(2);
const policies = new Map(
  services.map((name) => [name, parse(readFileSync(join(HELM, name, 'values.yaml'), 'utf8')).networkPolicy]),
);

/** The ports of a service, each with the names of the services that may use it. */
function portsOf(service) {
  const { httpFrom = [], grpcFrom } = policies.get(service);
  if (service === 'gateway') return [{ host: 'trackway-gateway', port: 8080, from: [...services, OUTSIDER] }];
  return [
    { host: `trackway-${service}`, port: 8080, from: httpFrom },
    { host: `trackway-${service}-grpc`, port: 9090, from: grpcFrom },
  ];
}

function mayConnect(client, service, { port, from }) {
  if (!from.includes(client)) return false;
  return client === OUTSIDER || policies.get(client).services[service] === port;
}

for (const client of [...services, OUTSIDER]) {
  for (const service of services.filter((name) => name !== client)) {
    for (const target of portsOf(service)) print(client, target, mayConnect(client, service, target));
  }
  for (const [host, port] of Object.entries(SERVERS)) {
    if (client === OUTSIDER) continue;
    const ports = Object.values(policies.get(client).servers).flatMap((server) => server.ports);
    print(client, { host, port }, ports.includes(port));
  }
}

function print(client, { host, port }, isAllowed) {
  process.stdout.write(`${client} ${host} ${port} ${isAllowed ? 'allowed' : 'denied'}\n`);
}
