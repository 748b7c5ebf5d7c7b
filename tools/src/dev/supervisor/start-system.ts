import { ProcessList } from '../../process/process-list';
import { waiting } from '../../process/waiting';
import { startIssuer } from '../issuer/start-issuer';
import { openLinks } from '../links/open-links';
import { seedInBackground } from '../seed/portfolio/seed-in-background';
import { seedDemoFrame } from '../seed/seed-demo-frame';
import { loadServersConfig } from '../servers/config';
import { ensureIdentityKeys } from '../servers/identity-keys';
import { Ports } from '../servers/ports';
import { Secrets } from '../servers/secrets';
import { dataFolder, mountSmallDisks } from '../servers/small-disks';
import { startServers } from '../servers/start-servers';
import { SERVICE_NAMES, type ServiceName, type ServicePorts } from '../start/services';
import { createToken } from '../token/create-token';
import { DEMO_FRAME_ID, DEMO_USER } from '../token/demo';
import type { SupervisorOptions } from './arguments';
import { type Connection, connectionTo, removeConnection, writeConnection } from './connection';
import { startFakes } from './fakes/start-fakes';
import { migrate } from './migrate';
import { report } from './report';
import { servicePorts } from './service-ports';
import { type RunningService, startService } from './service-process';
import { Stack } from './stack';
import { trustAuthority } from './trust-authority';

const DEMO_TOKEN_TTL_S = 24 * 60 * 60;

type Options = SupervisorOptions & {
  stateFolder: string;
  env: NodeJS.ProcessEnv;
  log: (line: string) => void;
  stopping: AbortSignal;
};

/** Starts the system and prints its addresses. If a part fails, everything is stopped. */
export async function startSystem(options: Options): Promise<{ stop(): Promise<void> }> {
  const stack = new Stack(options.stopping);
  const started = Date.now();
  removeConnection(options.stateFolder);
  try {
    const { connection, services } = await startInOrder(options, stack);
    writeConnection(options.stateFolder, connection);
    options.log(await report({ connection, services, totalMs: Date.now() - started }));
    if (options.seed && options.portfolio && options.only === undefined) seedMore(options, stack, connection);
    return stack;
  } catch (error) {
    await stack.stop();
    throw error;
  }
}

function seedMore({ stateFolder, log }: Options, { signal: stopping }: Stack, connection: Connection): void {
  const { base_url: baseUrl, servers } = connection;
  const tokenSecret = new Secrets(stateFolder).get('token');
  void seedInBackground({ baseUrl, tokenSecret, postgresUrl: servers.postgres_url, log, stopping });
}

/** Starts servers, databases and services, and fills the demo frame. */
async function startInOrder(
  options: Options,
  stack: Stack,
): Promise<{ connection: Connection; services: RunningService[] }> {
  const { stateFolder, env, log, only } = options;
  const stopping = stack.signal;
  const processes = new ProcessList(stateFolder);
  if (options.smallDisks) await stack.add(mountSmallDisks(stateFolder));
  const brokerListeners = options.links ? SERVICE_NAMES : [];
  const servers = await waiting('Starting PostgreSQL, Kafka and MongoDB', log, () =>
    stack.add(
      startServers(
        { stateFolder, log, durable: true, brokerListeners, stopping },
        { config: loadServersConfig(env), processes },
      ),
    ),
  );
  const secrets = new Secrets(stateFolder);
  ensureIdentityKeys(stateFolder);
  const names = SERVICE_NAMES.filter((name) => only === undefined || name === only || name === 'gateway');
  await waiting('Migrating the databases', log, () => migrate(names, { servers, secrets, env }));
  stopping.throwIfAborted();
  const usedPorts = new Ports(stateFolder);
  const ports = await servicePorts(usedPorts, env['GATEWAY_PORT'], log);
  const issuerUrl = await startLocalIssuer(stack, { port: await usedPorts.take('issuer-http'), ports, secrets });
  if (only !== undefined) await stack.add(startFakes(only, ports, log));
  const storage = { storageFolder: dataFolder(stateFolder, 'storage'), storageUrl: env['STORAGE_URL'] };
  const byTls = trustAuthority(env);
  const local = { stateFolder, env, processes, log, stopping, clocks: options.clocks };
  const context = { servers, secrets, ports, byTls, issuerUrl, ...local, ...storage };
  const links = options.links ? await stack.add(openLinks({ ports, servers })) : undefined;
  const services = await waiting(`Starting ${names.join(', ')}`, log, () =>
    stack.addAll(names.map((name) => startService(name, { ...context, ...links?.addressesOf(name) }))),
  );
  const connection = connectionTo({
    ports,
    byTls,
    servers,
    stateFolder,
    issuerUrl,
    linksUrl: links?.url,
    token: demoToken(secrets),
  });
  const { base_url: baseUrl, token } = connection;
  if (options.seed)
    await waiting('Seeding the demo frame', log, () => seedDemoFrame({ baseUrl, token, services: names, log }));
  return { connection, services };
}

/** The console can be opened with each name of the local host. */
async function startLocalIssuer(
  stack: Stack,
  { port, ports, secrets }: { port: number; ports: Record<ServiceName, ServicePorts>; secrets: Secrets },
): Promise<string> {
  const consoleUrls = ['127.0.0.1', 'localhost'].map((host) => `http://${host}:${ports.gateway.http}/console/`);
  await stack.add(startIssuer({ port, tokenSecret: secrets.get('token'), consoleUrls }));
  return `http://127.0.0.1:${port}`;
}

function demoToken(secrets: Secrets): string {
  const claims = { ...DEMO_USER, frameId: DEMO_FRAME_ID, userId: DEMO_USER.id, scope: '*' };
  return createToken(secrets.get('token'), { ...claims, ttlSeconds: DEMO_TOKEN_TTL_S });
}
