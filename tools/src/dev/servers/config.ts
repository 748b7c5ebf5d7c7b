import { resolve } from 'node:path';
import { findExecutable } from '../../process/find-executable';

export const REPOSITORY = resolve(__dirname, '..', '..', '..', '..');

export type ServersConfig = {
  /** Servers that run already and take the place of ours. */
  external: { postgresUrl?: string; mongodbUrl?: string; kafkaBrokers?: string };
  /** Where packages that the servers are made of are installed; shared by everything that runs from this checkout. */
  installed: string;
  /** Found by tools/bootstrap.mjs; an empty java means that its runtime is installed from PyPI. */
  python: string;
  java: string;
  mongod: string | undefined;
  /** Whether the official images take the place of all of these (TEST_BACKEND=docker). */
  isDocker: boolean;
  /** Of this process; installers need what it says of proxies and indexes. */
  env: NodeJS.ProcessEnv;
  /** What a server is started with: no setting of the caller's should change what it does. */
  serverEnv: NodeJS.ProcessEnv;
};

/** Marks everything that is started from one `npm test`, so that it can be seen at the end that nothing is left. */
export const RUN_MARK = 'TRACKWAY_RUN';

export function loadServersConfig(env: NodeJS.ProcessEnv = process.env): ServersConfig {
  const { POSTGRES_URL, MONGODB_URL, KAFKA_BROKERS } = env;
  return {
    external: {
      ...(POSTGRES_URL ? { postgresUrl: POSTGRES_URL } : {}),
      ...(MONGODB_URL ? { mongodbUrl: MONGODB_URL } : {}),
      ...(KAFKA_BROKERS ? { kafkaBrokers: KAFKA_BROKERS } : {}),
    },
    installed: resolve(REPOSITORY, '.local', 'installed'),
    python: env['TRACKWAY_PYTHON'] ?? 'python3',
    java: env['TRACKWAY_JAVA'] ?? 'java',
    mongod: findExecutable('mongod', env['PATH'] ?? ''),
    isDocker: env['TEST_BACKEND'] === 'docker',
    env,
    serverEnv: { PATH: env['PATH'], LC_ALL: 'C', TZ: 'UTC', [RUN_MARK]: env[RUN_MARK] },
  };
}
