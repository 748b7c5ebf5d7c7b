import { pathToFileURL } from 'node:url';
import { factsOf } from '@trackway/contracts';
import { consoleSettings } from '../issuer/console-settings';
import { databaseUrl } from '../servers/databases';
import { identityFolder } from '../servers/identity-keys';
import type { Secrets } from '../servers/secrets';
import type { Servers } from '../servers/servers';
import { mongoDatabaseUrl } from './mongo-database-url';
import type { ServiceName, ServicePorts } from './services';

/** The inputs of the settings of a service. */
export type SettingsContext = {
  servers: Omit<Servers, 'stop'>;
  secrets: Secrets;
  ports: Readonly<Record<ServiceName, ServicePorts>>;
  storageFolder: string;
  /** The folder with the state of the system, including the identity keys of services. */
  stateFolder: string;
  /** Replaces the folder: file:// or s3://, to which the name of the service is appended. */
  storageUrl: string | undefined;
  /** True if services have certificates. They inherit TLS_FOLDER from the environment of the caller. */
  byTls?: boolean;
  /** The issuer at which users of the console sign in. */
  issuerUrl?: string;
};

type Settings = Record<string, string>;

/** Shorter than in production, so that Ctrl-C takes effect quickly. */
export const SHUTDOWN_GRACE_MS = 4_000;

/** The environment of a service of the local system. Variables of the caller are added in service-process.ts. */
export function settingsOf(service: ServiceName, context: SettingsContext): Settings {
  const { ports, secrets, servers } = context;
  return {
    HTTP_PORT: String(ports[service].http),
    LISTEN_HOST: '127.0.0.1',
    ...listenerSettings(ports[service]),
    INTERNAL_KEYS: `local:${secrets.get('internal_key')}`,
    IDENTITY_FOLDER: identityFolder(context.stateFolder, service),
    KAFKA_BROKERS: servers.kafkaBrokers,
    // Each service has one replica.
    TOPIC_PARTITIONS: '3',
    SHUTDOWN_GRACE_MS: String(SHUTDOWN_GRACE_MS),
    PUBLIC_URL: baseUrl(ports),
    OTEL_SERVICE_NAME: service,
    ...storeSettings(service, context),
    ...(factsOf(service).files ? { STORAGE_URL: storage(service, context) } : {}),
    // Local receivers have no public address.
    ...(factsOf(service).callsOut ? { OUTBOUND_ALLOWED_HOSTS: '127.0.0.1' } : {}),
    ...(service === 'projects' ? { SIGNING_KEY_SECRETS: `local:${secrets.get('signing_key')}` } : {}),
    ...(service === 'gateway' ? gatewaySettings(context) : grpcAddresses(ports)),
  };
}

/** Ports that only some services have. */
export function listenerSettings({ grpc, operations }: ServicePorts): Settings {
  return {
    ...(grpc === undefined ? {} : { GRPC_PORT: String(grpc), GRPC_REFLECTION: 'true' }),
    ...(operations === undefined ? {} : { OPERATIONS_PORT: String(operations) }),
  };
}

/** The URL of health and metrics of a service. */
export function operationsUrl(ports: ServicePorts, byTls = false): string {
  return ports.operations === undefined ? serviceUrl(ports, byTls) : `http://127.0.0.1:${ports.operations}`;
}

/** The HTTP URL of a service. The gateway has no certificate for its clients. */
export function serviceUrl({ http, grpc }: ServicePorts, byTls = false): string {
  return `${byTls && grpc !== undefined ? 'https' : 'http'}://127.0.0.1:${http}`;
}

export function baseUrl(ports: SettingsContext['ports']): string {
  return `http://127.0.0.1:${ports.gateway.http}`;
}

function storeSettings(service: ServiceName, { servers, secrets }: SettingsContext): Settings {
  const { store, readers = [] } = factsOf(service);
  if (store === 'mongo') return { MONGODB_URL: mongoDatabaseUrl(servers.mongodbUrl, service) };
  if (store === 'none') return {};
  const as = (role: string) =>
    databaseUrl(servers.postgresUrl, { database: service, role, password: secrets.get(role) });
  const urls = readers.map(({ setting, role }) => [setting, as(role)]);
  return { POSTGRES_URL: as(`${service}_app`), ...Object.fromEntries(urls) };
}

function storage(service: ServiceName, { storageFolder, storageUrl }: SettingsContext): string {
  const root = storageUrl ?? pathToFileURL(storageFolder).href;
  return `${root.replace(/\/$/, '')}/${service}`;
}

function grpcAddresses(ports: SettingsContext['ports']): Settings {
  const addresses = Object.entries(ports).flatMap(([name, { grpc }]) =>
    grpc === undefined ? [] : [[`${name.toUpperCase()}_GRPC`, `127.0.0.1:${grpc}`]],
  );
  return Object.fromEntries(addresses);
}

function gatewaySettings({ ports, secrets, byTls, issuerUrl }: SettingsContext): Settings {
  const upstreams = Object.entries(ports)
    .filter(([name]) => name !== 'gateway')
    .map(([name, own]) => [`${name.toUpperCase()}_URL`, serviceUrl(own, byTls)]);
  // The gateway creates its spans itself. The HTTP instrumentation would halve its throughput (decision 24).
  const traces = { OTEL_NODE_DISABLED_INSTRUMENTATIONS: 'http' };
  const ofConsole = issuerUrl === undefined ? {} : consoleSettings(issuerUrl);
  return { TOKEN_SECRET: secrets.get('token'), ...traces, ...ofConsole, ...Object.fromEntries(upstreams) };
}
