import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { REPOSITORY } from '../../dev/servers/config';
import { dieWithParent } from '../../process/die-with-parent';

/** The results of the requests of a client that never retries. */
export type LoadResult = {
  sent: number;
  /** Requests that were due but not sent, because too many responses were pending. The system does not support the rate then. */
  notSent: number;
  seconds: number;
  /** Counts by outcome: `succeeded`, or the request and its error. */
  outcomes: Readonly<Record<string, number>>;
  /** The failures among them that the pause of a tenant move does not explain. */
  outsidePause: Readonly<Record<string, number>>;
  /** Number of acknowledged writes, and the paths of those that are lost. */
  acknowledged: number;
  lost: readonly string[];
};

/** A client in a separate process: the one that deploy/kubernetes/try runs in a cluster. */
export function startLoad(options: {
  url: string;
  token: string;
  rate: number;
  targets: readonly string[];
  quiet?: boolean;
}) {
  const { url, token, rate, targets, quiet = false } = options;
  const main = join(REPOSITORY, 'deploy', 'kubernetes', 'try', 'load.mjs');
  const [file, ...args] = dieWithParent([process.execPath, main], 'SIGKILL');
  const env = { PATH: process.env['PATH'], URL: url, TOKEN: token, RATE: String(rate), TARGETS: targets.join() };
  const child = spawn(file, args, { env, stdio: ['ignore', 'pipe', quiet ? 'ignore' : 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    output += part;
  });
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
  return {
    /** Stops the client without its results. */
    kill: () => void child.kill('SIGKILL'),
    /** Lets the client stop sending, verify acknowledged writes, and return its results. */
    async stop(): Promise<LoadResult> {
      child.kill('SIGTERM');
      if ((await ended) !== 0) throw new Error('The client failed.');
      return JSON.parse(output) as LoadResult;
    },
  };
}
