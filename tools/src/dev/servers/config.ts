import { resolve } from 'node:path';
import { findExecutable } from '../../process/find-executable';

export const REPOSITORY = resolve(__dirname, '..', '..', '..', '..');

export type ServersConfig = {
  /** Running servers to use instead. */
  external: { postgresUrl?: string; mongodbUrl?: string; kafkaBrokers?: string };
  /** Folder of installed servers, shared by all systems of this checkout. */
  installed: string;
  /** Found by tools/bootstrap.mjs. An empty `java` means that it is installed from PyPI. */
  python: string;
  java: string;
  mongod: string | undefined;
  /** True if the official images are used instead (TEST_BACKEND=docker). */
  isDocker: boolean;
  /** Environment of this process. Installers need its settings of proxies and indexes. */
  env: NodeJS.ProcessEnv;
  /** Environment of servers, without settings of the caller. */
  serverEnv: NodeJS.ProcessEnv;
};

/** Marks all processes of one `npm test`, so that remaining ones are found at the end. */
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
