import { pathToFileURL } from 'node:url';
import { consoleSettings } from '../issuer/console-settings';
import { databaseUrl } from '../servers/databases';
import { identityFolder } from '../servers/identity-keys';
import type { Secrets } from '../servers/secrets';
import type { Servers } from '../servers/servers';
import { mongoDatabaseUrl } from './mongo-database-url';
import { SERVICES, type ServiceName, type ServicePorts } from './services';

/** What the settings of a service are made from. */
export type SettingsContext = {
  servers: Omit<Servers, 'stop'>;
  secrets: Secrets;
  ports: Readonly<Record<ServiceName, ServicePorts>>;
  storageFolder: string;
  /** Where the system keeps its state, the keys of services among it. */
  stateFolder: string;
  /** Replaces the folder: file:// or s3://, to which the name of the service is appended. */
  storageUrl: string | undefined;
  /** Whether services have certificates: TLS_FOLDER is in the caller's environment, and passes on to them. */
  byTls?: boolean;
  /** Where users of the console sign in. */
  issuerUrl?: string;
};

type Settings = Record<string, string>;

/** These services call URLs of users. Local receivers have no public address. */
const CALLS_OUT: ReadonlySet<ServiceName> = new Set(['channels', 'funnels']);

/** Shorter than in production, so that Ctrl-C takes effect quickly. */
export const SHUTDOWN_GRACE_MS = 4_000;

/** The environment of every service of the local system, but for what the caller's environment adds (see service-process.ts). */
export function settingsOf(service: ServiceName, context: SettingsContext): Settings {
  const { ports, secrets, servers } = context;
  return {
    HTTP_PORT: String(ports[service].http),
    LISTEN_HOST: '127.0.0.1',
    ...listenerSettings(ports[service]),
    INTERNAL_KEYS: `local:${secrets.get('internal_key')}`,
    IDENTITY_FOLDER: identityFolder(context.stateFolder, service),
    KAFKA_BROKERS: servers.kafkaBrokers,
    SHUTDOWN_GRACE_MS: String(SHUTDOWN_GRACE_MS),
    PUBLIC_URL: baseUrl(ports),
    OTEL_SERVICE_NAME: service,
    ...storeSettings(service, context),
    ...(SERVICES[service].storesFiles ? { STORAGE_URL: storage(service, context) } : {}),
    ...(CALLS_OUT.has(service) ? { OUTBOUND_ALLOWED_HOSTS: '127.0.0.1' } : {}),
    ...(service === 'projects' ? { SIGNING_KEY_SECRETS: `local:${secrets.get('signing_key')}` } : {}),
    ...(service === 'gateway' ? gatewaySettings(context) : grpcAddresses(ports)),
  };
}

/** The ports of a process that only some services have. */
export function listenerSettings({ grpc, operations }: ServicePorts): Settings {
  return {
    ...(grpc === undefined ? {} : { GRPC_PORT: String(grpc), GRPC_REFLECTION: 'true' }),
    ...(operations === undefined ? {} : { OPERATIONS_PORT: String(operations) }),
  };
}

/** Where health and metrics of a service are. */
export function operationsUrl(ports: ServicePorts, byTls = false): string {
  return ports.operations === undefined ? serviceUrl(ports, byTls) : `http://127.0.0.1:${ports.operations}`;
}

/** Where a service is asked over HTTP. The gateway, which has no gRPC, has no certificate for its clients. */
export function serviceUrl({ http, grpc }: ServicePorts, byTls = false): string {
  return `${byTls && grpc !== undefined ? 'https' : 'http'}://127.0.0.1:${http}`;
}

export function baseUrl(ports: SettingsContext['ports']): string {
  return `http://127.0.0.1:${ports.gateway.http}`;
}

function storeSettings(service: ServiceName, { servers, secrets }: SettingsContext): Settings {
  const { store, readers } = SERVICES[service];
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
  // The gateway makes spans of its own: patched HTTP would cost it more than half of its throughput (decision 24).
  const traces = { OTEL_NODE_DISABLED_INSTRUMENTATIONS: 'http' };
  const ofConsole = issuerUrl === undefined ? {} : consoleSettings(issuerUrl);
  return { TOKEN_SECRET: secrets.get('token'), ...traces, ...ofConsole, ...Object.fromEntries(upstreams) };
}
