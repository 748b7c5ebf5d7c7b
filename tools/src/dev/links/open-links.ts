import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import type { Servers } from '../servers/servers';
import { SERVICE_NAMES, type ServiceName, type ServicePorts, storeOf } from '../start/services';
import { Link, linkFaults } from './link';

type Ports = Readonly<Record<ServiceName, ServicePorts>>;

/** The addresses that a service uses. */
export type Addresses = { readonly ports: Ports; readonly servers: Omit<Servers, 'stop'> };

export type Links = {
  /** URL of the control: `GET /links`, `POST /faults`. */
  readonly url: string;
  /** The addresses for one service: its own ports, and the links to the others. */
  addressesOf(service: ServiceName): Addresses;
  stop(): Promise<void>;
};

/** A link as the control lists it. Its name is `<from>-<to>`. */
export type ListedLink = { readonly name: string; readonly connections: number };

const faultBody = z.strictObject({
  link: z.string(),
  fault: z.enum(linkFaults),
  milliseconds: z.int().min(1).max(60_000),
});

/**
 * Opens a link from each service to the broker and to each service and database that it calls, so that every pair can be
 * disturbed. Clients of Kafka connect to the address that the broker announces, so it has a listener for each service.
 */
export async function openLinks({ ports, servers }: Addresses): Promise<Links> {
  const links = new Map<string, Link>();
  const addresses = new Map<ServiceName, Addresses>();
  const open: Open = async (name, target, port) => {
    const link = await Link.open(target, port);
    links.set(name, link);
    return link.port;
  };
  for (const service of SERVICE_NAMES) {
    addresses.set(service, {
      ports: await linkedPorts(service, ports, open),
      servers: await linkedServers(service, servers, open),
    });
  }
  const control = await startControl(links);
  return {
    url: control.url,
    addressesOf: (service) => addresses.get(service) ?? { ports, servers },
    stop: async () => {
      await control.stop();
      await Promise.all([...links.values()].map((link) => link.stop()));
    },
  };
}

type Open = (name: string, target: { host: string; port: number }, port?: number) => Promise<number>;

/** The gateway calls services by HTTP, and services call each other by gRPC. */
async function linkedPorts(service: ServiceName, ports: Ports, open: Open): Promise<Ports> {
  const linked: Record<ServiceName, ServicePorts> = { ...ports };
  for (const peer of SERVICE_NAMES) {
    const { http, grpc } = ports[peer];
    if (peer === service || peer === 'gateway' || grpc === undefined) continue;
    const port = await open(`${service}-${peer}`, { host: '127.0.0.1', port: service === 'gateway' ? http : grpc });
    linked[peer] = service === 'gateway' ? { http: port, grpc } : { http, grpc: port };
  }
  return linked;
}

async function linkedServers(
  service: ServiceName,
  servers: Addresses['servers'],
  open: Open,
): Promise<Addresses['servers']> {
  const through = async (server: string, address: string): Promise<string> => {
    const url = new URL(address);
    url.port = String(await open(`${service}-${server}`, { host: url.hostname, port: Number(url.port) }));
    url.hostname = '127.0.0.1';
    return url.href;
  };
  const store = storeOf(service);
  const listener = servers.brokerListeners?.find(({ name }) => name === service.toUpperCase());
  if (listener) {
    const { port, announcedPort } = listener;
    await open(`${service}-kafka`, { host: '127.0.0.1', port }, announcedPort);
  }
  return {
    ...servers,
    ...(listener ? { kafkaBrokers: `127.0.0.1:${listener.announcedPort}` } : {}),
    ...(store === 'postgres' ? { postgresUrl: await through('postgres', servers.postgresUrl) } : {}),
    ...(store === 'mongo' ? { mongodbUrl: await through('mongo', servers.mongodbUrl) } : {}),
  };
}

async function startControl(links: ReadonlyMap<string, Link>): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const respond = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.method === 'GET' && request.url === '/links') {
      const listed = [...links].map(([name, link]): ListedLink => ({ name, connections: link.connectionCount }));
      return respond(200, listed);
    }
    if (request.method !== 'POST' || request.url !== '/faults') {
      return respond(404, { error: 'Use GET /links or POST /faults.' });
    }
    const body = faultBody.safeParse(await json(request).catch(() => undefined));
    const link = body.success ? links.get(body.data.link) : undefined;
    if (!body.success || !link)
      return respond(422, { error: 'Use {"link", "fault", "milliseconds"}.', links: [...links.keys()] });
    await link.disturb(body.data.fault, body.data.milliseconds);
    return respond(200, body.data);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
