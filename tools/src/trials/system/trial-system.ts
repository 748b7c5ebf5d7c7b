import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadServersConfig } from '../../dev/servers/config';
import { freePort } from '../../dev/servers/free-port';
import { ensureIdentityKeys } from '../../dev/servers/identity-keys';
import { Secrets } from '../../dev/servers/secrets';
import { startServers } from '../../dev/servers/start-servers';
import { listenerSettings, operationsUrl, settingsOf } from '../../dev/start/service-settings';
import { hasGrpc, SERVICE_NAMES, type ServiceName, type ServicePorts } from '../../dev/start/services';
import { type Connection, connectionTo } from '../../dev/supervisor/connection';
import { migrate } from '../../dev/supervisor/migrate';
import { passedOn } from '../../dev/supervisor/service-process';
import { trustAuthority } from '../../dev/supervisor/trust-authority';
import { createToken } from '../../dev/token/create-token';
import { DEMO_FRAME_ID, DEMO_USER } from '../../dev/token/demo';
import { ProcessList } from '../../process/process-list';
import { type LoadBalancer, startLoadBalancer } from './load-balancer';
import { Replica } from './replica';

const TOKEN_TTL_S = 24 * 60 * 60;
/** As in the charts. Manually started systems have a shorter grace period. */
const SHUTDOWN_GRACE_MS = '40000';
const NO_LIMITS = {
  RATE_LIMIT_SUBJECT_PER_MINUTE: '1000000',
  RATE_LIMIT_SUBJECT_BURST: '1000000',
  RATE_LIMIT_FRAME_PER_MINUTE: '1000000',
  RATE_LIMIT_PUBLIC_PER_MINUTE: '1000000',
};

export type TrialOptions = {
  stateFolder: string;
  /** Replicas of each service. */
  replicas: number;
  /** Additional replicas of each service that are not started, 0 by default. Their addresses are known to the peers. */
  spares?: number;
  /** Identities are signed by the shared keys, which processes of earlier versions verify. */
  sharedIdentities?: boolean;
  /** The checkout of an earlier version, with which the system starts, by default this one. */
  root?: string | undefined;
  /** Settings that replace those of all services. */
  settings?: NodeJS.ProcessEnv;
  env: NodeJS.ProcessEnv;
  log: (line: string) => void;
};

/** The running replicas and the spare replicas of a service, and the load balancer of its HTTP port. */
export type Replicated = { readonly replicas: Replica[]; readonly spares: Replica[]; readonly balancer: LoadBalancer };

export type TrialSystem = {
  readonly connection: Connection;
  /** The secret of access tokens. */
  readonly tokenSecret: string;
  readonly services: Readonly<Record<ServiceName, Replicated>>;
  /** Migrates the database of a service to the current version. */
  migrate(service: ServiceName): Promise<void>;
  stop(): Promise<void>;
};

/** Starts the system with several replicas of each service. Clients use HTTP through load balancers, and gRPC with all addresses. */
export async function startTrialSystem(options: TrialOptions): Promise<TrialSystem> {
  const { stateFolder, env, log, root } = options;
  const byTls = trustAuthority(env);
  mkdirSync(join(stateFolder, 'logs'), { recursive: true });
  const processes = new ProcessList(stateFolder);
  const servers = await startServers(
    { stateFolder, log, durable: false },
    { config: loadServersConfig(env), processes },
  );
  const started: Replicated[] = [];
  const stop = async () => {
    await Promise.all(started.flatMap(({ replicas, spares }) => [...replicas, ...spares].map((one) => one.stop())));
    await Promise.all(started.map(({ balancer }) => balancer.stop()));
    await servers.stop();
  };
  try {
    const secrets = new Secrets(stateFolder);
    ensureIdentityKeys(stateFolder);
    const context = { servers, secrets, env };
    await migrate(SERVICE_NAMES, { ...context, root });
    const ports = await portsOf(options.replicas + (options.spares ?? 0));
    const services = await replicate(ports, started, { ...options, byTls }, (service) =>
      settingsOf(service, {
        servers,
        secrets,
        ports: ports.shared,
        byTls,
        stateFolder,
        storageFolder: join(stateFolder, 'storage'),
        storageUrl: undefined,
      }),
    );
    const claims = { ...DEMO_USER, frameId: DEMO_FRAME_ID, userId: DEMO_USER.id, scope: '*', ttlSeconds: TOKEN_TTL_S };
    const token = createToken(secrets.get('token'), claims);
    const tokenSecret = secrets.get('token');
    const connection = connectionTo({ ports: ports.shared, byTls, servers, stateFolder, token });
    return { connection, tokenSecret, services, migrate: (service) => migrate([service], context), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type TrialPorts = {
  /** Ports of the load balancers. */
  shared: Record<ServiceName, ServicePorts>;
  own: Record<ServiceName, readonly ServicePorts[]>;
};

async function portsOf(replicas: number): Promise<TrialPorts> {
  const taken = new Set<number>();
  let last: Promise<unknown> = Promise.resolve();
  // Sequential, because concurrent searches may find the same free port.
  const take = (): Promise<number> => {
    const found = last.then(async () => {
      const port = await freePort([], taken);
      taken.add(port);
      return port;
    });
    last = found;
    return found;
  };
  const pair = async (name: ServiceName): Promise<ServicePorts> => ({
    http: await take(),
    grpc: hasGrpc(name) ? await take() : undefined,
    ...(name === 'gateway' ? { operations: await take() } : {}),
  });
  return {
    shared: await ofEach(pair),
    own: await ofEach((name) => Promise.all(Array.from({ length: replicas }, () => pair(name)))),
  };
}

async function ofEach<Found>(find: (service: ServiceName) => Promise<Found>): Promise<Record<ServiceName, Found>> {
  const found: Partial<Record<ServiceName, Found>> = {};
  const searches = SERVICE_NAMES.map(async (name) => {
    found[name] = await find(name);
  });
  // All calls have completed or failed before the caller continues or stops them.
  await Promise.allSettled(searches);
  await Promise.all(searches);
  return found as Record<ServiceName, Found>;
}

async function replicate(
  { shared, own }: TrialPorts,
  started: Replicated[],
  {
    env,
    stateFolder,
    byTls,
    root,
    replicas: count,
    sharedIdentities = false,
    settings: replaced = {},
  }: TrialOptions & { byTls: boolean },
  settings: (service: ServiceName) => NodeJS.ProcessEnv,
): Promise<Record<ServiceName, Replicated>> {
  // In a cluster, the headless Service resolves to the address of each pod. Here the target contains all addresses.
  const peers = SERVICE_NAMES.filter((name) => hasGrpc(name)).map((name) => [
    `${name.toUpperCase()}_GRPC`,
    `ipv4:${own[name].map(({ grpc }) => `127.0.0.1:${grpc}`).join(',')}`,
  ]);
  const identities = sharedIdentities ? { IDENTITY_FOLDER: '' } : {};
  const addresses = { ...Object.fromEntries(peers), ...identities, SHUTDOWN_GRACE_MS, ...NO_LIMITS, ...replaced };
  return ofEach(async (service) => {
    const all = own[service].map((ports, index) => {
      const { http } = ports;
      const listens = { HTTP_PORT: String(http), ...listenerSettings(ports) };
      return new Replica({
        service,
        port: http,
        url: operationsUrl(ports, byTls),
        env: { ...passedOn(env), ...settings(service), ...addresses, ...listens },
        logFile: join(stateFolder, 'logs', `${service}-${index + 1}.log`),
      });
    });
    const balancer = await startLoadBalancer(shared[service].http);
    const replicas = all.slice(0, count);
    const replicated = { replicas, spares: all.slice(count), balancer };
    started.push(replicated);
    for (const replica of replicas) {
      await replica.start(root);
      balancer.addTarget(replica.port);
    }
    return replicated;
  });
}
