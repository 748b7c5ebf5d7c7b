import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadServersConfig } from '../servers/config';
import type { Servers } from '../servers/servers';
import { startServers } from '../servers/start-servers';
import { startContainers } from './start-containers';

/** Runs `work` with empty servers. It gets their addresses as environment variables for tests. */
export async function withServers<Result>(
  env: NodeJS.ProcessEnv,
  log: (line: string) => void,
  work: (addresses: NodeJS.ProcessEnv) => Promise<Result>,
): Promise<Result> {
  const stateFolder = mkdtempSync(join(tmpdir(), 'trackway-test-'));
  const config = loadServersConfig(env);
  const servers = config.isDocker
    ? await startContainers(log)
    : await startServers({ stateFolder, log, durable: false }, { config });
  try {
    return await work(testAddresses(servers));
  } finally {
    await servers.stop();
    rmSync(stateFolder, { recursive: true, force: true });
  }
}

export function testAddresses(servers: Omit<Servers, 'stop'>): NodeJS.ProcessEnv {
  return {
    TEST_POSTGRES_URL: servers.postgresUrl,
    TEST_MONGODB_URL: servers.mongodbUrl,
    TEST_KAFKA_BROKERS: servers.kafkaBrokers,
  };
}
