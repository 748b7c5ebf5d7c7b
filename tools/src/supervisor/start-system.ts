import { join } from 'node:path';
import { ProcessList } from '../process/process-list';
import { seedDemoFrame } from '../seed/seed-demo-frame';
import { loadServersConfig } from '../servers/config';
import { Ports } from '../servers/ports';
import { Secrets } from '../servers/secrets';
import { startServers } from '../servers/start-servers';
import { baseUrl } from '../start/service-settings';
import { SERVICE_NAMES } from '../start/services';
import { createToken } from '../token/create-token';
import { DEMO_FRAME_ID, DEMO_USER } from '../token/demo';
import type { SupervisorOptions } from './arguments';
import { addressesOf, removeConnection, serverAddresses, writeConnection } from './connection';
import { startFakes } from './fakes/start-fakes';
import { migrate } from './migrate';
import { report } from './report';
import { servicePorts } from './service-ports';
import { startService } from './service-process';
import { Stack } from './stack';

const DEMO_TOKEN_TTL_S = 24 * 60 * 60;

type Options = SupervisorOptions & {
  stateFolder: string;
  env: NodeJS.ProcessEnv;
  log: (line: string) => void;
  stopping: AbortSignal;
};

/** Starts servers, databases and services in this order, and says what runs where. What started is stopped when a later step fails. */
export async function startSystem(options: Options): Promise<{ stop(): Promise<void> }> {
  const { stateFolder, env, log, stopping, only } = options;
  const stack = new Stack(stopping);
  const started = Date.now();
  const processes = new ProcessList(stateFolder);
  removeConnection(stateFolder);
  try {
    log('Starting PostgreSQL, Kafka and MongoDB …');
    const config = loadServersConfig(env);
    const servers = await stack.add(
      startServers({ stateFolder, log, durable: true, stopping: stack.signal }, { config, processes }),
    );
    const secrets = new Secrets(stateFolder);
    const names =
      only === undefined ? SERVICE_NAMES : SERVICE_NAMES.filter((name) => name === only || name === 'gateway');
    log('Migrating the databases …');
    await migrate(names, { servers, secrets, env });
    stack.signal.throwIfAborted();
    const ports = await servicePorts(new Ports(stateFolder), env['GATEWAY_PORT'], log);
    const storage = { storageFolder: join(stateFolder, 'storage'), storageUrl: env['STORAGE_URL'] };
    const context = { servers, secrets, ports, stateFolder, env, processes, log, stopping: stack.signal, ...storage };
    if (only !== undefined) await stack.add(startFakes(only, ports, log));
    log(`Starting ${names.join(', ')} …`);
    const services = await stack.addAll(names.map((name) => startService(name, context)));
    const claims = { ...DEMO_USER, frameId: DEMO_FRAME_ID, userId: DEMO_USER.id, scope: '*' };
    const token = createToken(secrets.get('token'), { ...claims, ttlSeconds: DEMO_TOKEN_TTL_S });
    if (options.seed) await seedDemoFrame({ baseUrl: baseUrl(ports), token, services: names, log });
    const connection = {
      base_url: baseUrl(ports),
      token,
      frame_id: DEMO_FRAME_ID,
      user_id: DEMO_USER.id,
      state_folder: stateFolder,
      services: addressesOf(ports),
      servers: serverAddresses(servers),
    };
    writeConnection(stateFolder, connection);
    log(await report({ connection, services, totalMs: Date.now() - started }));
    return stack;
  } catch (error) {
    await stack.stop();
    throw error;
  }
}
