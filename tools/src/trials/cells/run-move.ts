import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { REPOSITORY } from '../../dev/servers/config';
import type { BackedUpServers } from '../../ops/backup/servers-of';

export interface MoveRun {
  readonly isKilled: boolean;
  readonly lines: readonly string[];
}

interface Options {
  readonly frameId: string;
  readonly cell: string;
  readonly source: BackedUpServers;
  readonly target: BackedUpServers;
  readonly kafkaBrokers: string;
  readonly entryPostgresUrl: string;
  /** How long the move waits for running work. */
  readonly waitMinutes?: number;
  /** Kills the process when it reports this progress. */
  readonly killAfter?: RegExp;
}

/** Runs `trackway-ops cell move` in a process of its own. @throws Error if it fails without having been killed. */
export function runMove({
  frameId,
  cell,
  source,
  target,
  killAfter,
  waitMinutes,
  ...options
}: Options): Promise<MoveRun> {
  const env = {
    ...environmentOf(source),
    KAFKA_BROKERS: options.kafkaBrokers,
    TARGET_POSTGRES_URL: target.postgresUrl,
    TARGET_MONGODB_URL: target.mongodbUrl,
    TARGET_STORAGE_FOLDER: target.storageFolder,
    ENTRY_POSTGRES_URL: options.entryPostgresUrl,
    CELL_NAME: 'main',
  };
  const wait = waitMinutes === undefined ? [] : ['--wait', String(waitMinutes)];
  return run(['cell', 'move', frameId, cell, ...wait], env, killAfter);
}

/** Runs `trackway-ops frame` with the servers of a cell. @throws Error if it fails */
export async function runFrame(servers: BackedUpServers, ...args: readonly string[]): Promise<readonly string[]> {
  return (await run(['frame', ...args], environmentOf(servers))).lines;
}

function environmentOf({ postgresUrl, mongodbUrl, storageFolder }: BackedUpServers): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    POSTGRES_URL: postgresUrl,
    MONGODB_URL: mongodbUrl,
    STORAGE_FOLDER: storageFolder,
  };
}

async function run(args: readonly string[], env: NodeJS.ProcessEnv, killAfter?: RegExp): Promise<MoveRun> {
  const main = join(REPOSITORY, 'tools', 'dist', 'ops', 'main.js');
  const command = ['--disable-warning=TimeoutNegativeWarning', main, ...args];
  const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const lines: string[] = [];
  let isKilled = false;
  createInterface(child.stderr).on('line', (line) => {
    lines.push(line);
    if (!killAfter?.test(line) || isKilled) return;
    isKilled = true;
    child.kill('SIGKILL');
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0 && !isKilled) throw new Error(`${args[0]} ${args[1]} failed:\n${lines.join('\n')}`);
  return { isKilled, lines };
}
