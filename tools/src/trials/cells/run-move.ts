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
export async function runMove({
  frameId,
  cell,
  source,
  target,
  killAfter,
  waitMinutes,
  ...options
}: Options): Promise<MoveRun> {
  const main = join(REPOSITORY, 'tools', 'dist', 'ops', 'main.js');
  const env = {
    PATH: process.env['PATH'],
    POSTGRES_URL: source.postgresUrl,
    MONGODB_URL: source.mongodbUrl,
    STORAGE_FOLDER: source.storageFolder,
    KAFKA_BROKERS: options.kafkaBrokers,
    TARGET_POSTGRES_URL: target.postgresUrl,
    TARGET_MONGODB_URL: target.mongodbUrl,
    TARGET_STORAGE_FOLDER: target.storageFolder,
    ENTRY_POSTGRES_URL: options.entryPostgresUrl,
    CELL_NAME: 'main',
  };
  const wait = waitMinutes === undefined ? [] : ['--wait', String(waitMinutes)];
  const args = ['--disable-warning=TimeoutNegativeWarning', main, 'cell', 'move', frameId, cell, ...wait];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const lines: string[] = [];
  let isKilled = false;
  createInterface(child.stderr).on('line', (line) => {
    lines.push(line);
    if (!killAfter?.test(line) || isKilled) return;
    isKilled = true;
    child.kill('SIGKILL');
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0 && !isKilled) throw new Error(`cell move failed:\n${lines.join('\n')}`);
  return { isKilled, lines };
}
