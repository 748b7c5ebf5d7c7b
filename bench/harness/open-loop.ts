import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Requests that were sent at a fixed rate, whatever the times of responses. */
export interface OpenLoad {
  readonly requests: number;
  /** Responses other than 2xx. */
  readonly failed: number;
  /** Requests that were due but not sent at the end, because all connections waited for responses. */
  readonly waiting: number;
  /** Times from when requests were due, in milliseconds. */
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Sends requests on one core at a fixed rate. */
export async function openLoop(options: {
  port: number;
  path: string;
  core: number;
  /** A file with one token per line. */
  tokens: string;
  perSecond: number;
  seconds: number;
  connections: number;
}): Promise<OpenLoad> {
  const { port, path: target, core, tokens, perSecond, seconds, connections } = options;
  const program = path.join(import.meta.dirname, 'open-load.ts');
  const args = [port, target, tokens, perSecond, seconds, connections].map(String);
  const { stdout } = await run('taskset', ['-c', String(core), process.execPath, program, ...args]);
  return JSON.parse(stdout) as OpenLoad;
}
