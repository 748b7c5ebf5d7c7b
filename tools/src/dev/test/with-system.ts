import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartFailure } from '../../process/start-failure';
import { freePort } from '../servers/free-port';
import { launchSupervisor } from '../start/launch-supervisor';
import type { Connection } from '../supervisor/connection';
import { testAddresses, withServers } from './with-servers';

/** High rate limits for tests. Tests of rate limits start their own gateway. */
const RAISED_LIMITS = {
  RATE_LIMIT_SUBJECT_PER_MINUTE: '1000000',
  RATE_LIMIT_SUBJECT_BURST: '100000',
  RATE_LIMIT_FRAME_PER_MINUTE: '1000000',
  RATE_LIMIT_PUBLIC_PER_MINUTE: '1000000',
};

/** Tests kill services, whose next processes wait for the end of the session. This is the minimum of a broker. */
const SHORT_SESSIONS = { KAFKA_SESSION_SECONDS: '6' };

type SystemOptions = {
  /** Further arguments of `npm start`. */
  readonly args?: readonly string[];
  /** False if no trace is read, because the instrumentation of libraries takes CPU in all services. */
  readonly traces?: boolean;
};

/** Runs `work` with a running system, started like `npm start`, on free ports and with new data. */
export async function withSystem<Result>(
  env: NodeJS.ProcessEnv,
  log: (line: string) => void,
  work: (addresses: NodeJS.ProcessEnv) => Promise<Result>,
  options: SystemOptions = {},
): Promise<Result> {
  if (env['TEST_BACKEND'] !== 'docker') return onOwnServers(env, log, work, options);
  return withServers(env, log, ({ TEST_POSTGRES_URL, TEST_MONGODB_URL, TEST_KAFKA_BROKERS }) => {
    const servers = {
      POSTGRES_URL: TEST_POSTGRES_URL,
      MONGODB_URL: TEST_MONGODB_URL,
      KAFKA_BROKERS: TEST_KAFKA_BROKERS,
    };
    return onOwnServers({ ...env, ...servers }, log, work, options);
  });
}

async function onOwnServers<Result>(
  env: NodeJS.ProcessEnv,
  log: (line: string) => void,
  work: (addresses: NodeJS.ProcessEnv) => Promise<Result>,
  { args = [], traces = true }: SystemOptions,
): Promise<Result> {
  const stateFolder = mkdtempSync(join(tmpdir(), 'trackway-system-'));
  const otlpPort = String(await freePort());
  const modelPort = String(await freePort());
  const supervisor = launchSupervisor({
    args: ['--state', stateFolder, '--quiet', ...args],
    env: {
      ...env,
      ...RAISED_LIMITS,
      ...SHORT_SESSIONS,
      GATEWAY_PORT: String(await freePort()),
      ...(traces ? tracesTo(otlpPort) : {}),
      ...modelAt(modelPort),
      CHECK_RESPONSES: 'true',
    },
  });
  try {
    const connectionFile = await Promise.race([supervisor.ready, supervisor.ended.then(didNotStart)]);
    const { servers }: Connection = JSON.parse(readFileSync(connectionFile, 'utf8'));
    const { postgres_url: postgresUrl, mongodb_url: mongodbUrl, kafka_brokers: kafkaBrokers } = servers;
    const result = await work({
      TEST_CONNECTION: connectionFile,
      TEST_OTLP_PORT: otlpPort,
      TEST_MODEL_PORT: modelPort,
      ...testAddresses({ postgresUrl, mongodbUrl, kafkaBrokers }),
    });
    supervisor.stop();
    await supervisor.ended;
    rmSync(stateFolder, { recursive: true, force: true });
    return result;
  } catch (error) {
    supervisor.stop();
    await supervisor.ended;
    log(`The state of the system is in ${stateFolder}`);
    throw error;
  }
}

/** Services send traces that a test begins to a port that it can open, with a short delay. */
function tracesTo(port: string): NodeJS.ProcessEnv {
  return {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_BSP_SCHEDULE_DELAY: '200',
    OTEL_TRACES_SAMPLER: 'parentbased_always_off',
  };
}

/** AI agents use a model provider that a test starts. */
function modelAt(port: string): NodeJS.ProcessEnv {
  const provider = { name: 'scripted', base_url: `http://127.0.0.1:${port}/v1`, api_key: 'for-tests', prices: {} };
  return { AI_PROVIDERS: JSON.stringify([provider]) };
}

function didNotStart(): never {
  throw new StartFailure('The system did not start; the reason is printed above.');
}
