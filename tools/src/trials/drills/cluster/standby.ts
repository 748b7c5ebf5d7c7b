import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from '../../../dev/servers/free-port';
import { asOrdinaryUser } from '../../../dev/servers/ordinary-user';
import { findBinaries } from '../../../dev/servers/postgres-server';
import { startAndKeep } from '../../../dev/servers/start-and-keep';
import { ManagedProcess } from '../../../process/managed-process';
import type { ProcessList } from '../../../process/process-list';

const run = promisify(execFile);

/** A PostgreSQL server that replicates another one asynchronously until it is promoted. */
export type Standby = { readonly url: string; readonly port: number; stop(): Promise<void> };

/** Copies the data folder of a running server, and starts a standby with it. */
export async function startStandby(options: {
  primaryUrl: string;
  /** Data folder of the primary. */
  data: string;
  stateFolder: string;
  processes: ProcessList;
  log: (line: string) => void;
}): Promise<Standby> {
  const { primaryUrl, data, stateFolder, processes, log } = options;
  const folder = join(stateFolder, 'postgres-standby');
  await copyData(primaryUrl, data, folder);
  const port = await freePort();
  const server = new ManagedProcess(
    {
      name: 'postgres-standby',
      within: await asOrdinaryUser(),
      command: [join(findBinaries(), 'postgres'), '-D', folder, ...settings(primaryUrl, port)],
      env: { LC_ALL: 'C', TZ: 'UTC' },
      logFile: join(stateFolder, 'logs', 'postgres-standby.log'),
      stopSignal: 'SIGINT',
      orphanSignal: 'SIGQUIT',
      stopTimeoutMs: 15_000,
    },
    { processes, log },
  );
  const url = new URL(primaryUrl);
  url.port = String(port);
  await startAndKeep(server, {
    name: 'The standby of PostgreSQL',
    ask: () => query(url.href, 'SELECT 1'),
    stopping: undefined,
  });
  return { url: url.href, port, stop: () => server.stop() };
}

/** A backup of the files, as in the PostgreSQL manual ("Making a Base Backup Using the Low Level API"). */
async function copyData(primaryUrl: string, data: string, folder: string): Promise<void> {
  const client = new Client({ connectionString: primaryUrl });
  await client.connect();
  try {
    await client.query(`SELECT pg_backup_start('standby', true)`);
    await run('cp', ['--archive', data, folder]);
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
    writeFileSync(join(folder, 'backup_label'), rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  writeFileSync(join(folder, 'standby.signal'), '');
}

function settings(primaryUrl: string, port: number): string[] {
  const { hostname, port: primaryPort, username, password } = new URL(primaryUrl);
  return [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=300',
    'autovacuum_naptime=5s',
    `primary_conninfo=host=${hostname} port=${primaryPort} user=${username} password=${password}`,
  ].flatMap((setting) => ['-c', setting]);
}

async function query(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end().catch(() => undefined);
  }
}
