import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { temporaryFolder } from '@trackway/testkit';
import { Client } from 'pg';

const MAIN = resolve(__dirname, '..', 'dist', 'dev', 'servers', 'main.js');
const LIMIT_MS = 20_000;
// kafkajs 2.2.4 sometimes sets a timeout in the past, about which Node 24 warns.
const QUIET = '--disable-warning=TimeoutNegativeWarning';

type Addresses = { postgresUrl: string; mongodbUrl: string; kafkaBrokers: string };

/** Starts separate servers, because the test kills them. */
async function start(stateFolder: string): Promise<{ child: ChildProcess; addresses: Addresses }> {
  const { POSTGRES_URL: _p, MONGODB_URL: _m, KAFKA_BROKERS: _k, ...env } = process.env;
  const child = spawn(process.execPath, [QUIET, MAIN, '--durable', '--state', stateFolder], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface(child.stdout), 'line');
  return { child, addresses: JSON.parse(line) };
}

function runningFrom(stateFolder: string): string[] {
  return globSync('/proc/[0-9]*/cmdline').filter((file) => commandLine(file).includes(stateFolder));
}

function commandLine(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

async function eventuallyNothingRuns(stateFolder: string): Promise<void> {
  const deadline = Date.now() + LIMIT_MS;
  while (runningFrom(stateFolder).length > 0) {
    if (Date.now() > deadline) throw new Error(`still running: ${runningFrom(stateFolder).map(commandLine)}`);
    await wait(50);
  }
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('the backing servers of the local runner', () => {
  const stateFolder = temporaryFolder();

  it('exit with their parent process, and reuse their data and ports at the next start', async () => {
    const first = await start(stateFolder);
    await query(first.addresses.postgresUrl, 'CREATE TABLE kept AS SELECT 7 AS value');
    expect(runningFrom(stateFolder).length).toBeGreaterThanOrEqual(4);

    first.child.kill('SIGKILL');
    await eventuallyNothingRuns(stateFolder);
    const second = await start(stateFolder);

    expect(second.addresses).toEqual(first.addresses);
    expect(await query(second.addresses.postgresUrl, 'SELECT value FROM kept')).toEqual([{ value: 7 }]);
    second.child.kill('SIGTERM');
    await once(second.child, 'exit');
    await eventuallyNothingRuns(stateFolder);
  }, 240_000);
});
