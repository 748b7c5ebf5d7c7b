import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { REPOSITORY } from '../../dev/servers/config';
import { dieWithParent } from '../../process/die-with-parent';

/** The results of the requests of a client that never retries. */
export type LoadResult = {
  sent: number;
  /** Not sent though they were due, because too many waited for their answers: the system does not carry the rate. */
  heldBack: number;
  seconds: number;
  /** How often by what: `answered`, or which request failed and how. */
  outcomes: Readonly<Record<string, number>>;
  /** Things whose making was acknowledged, and those of them that are not there. */
  acknowledged: number;
  lost: readonly string[];
};

/** A client in a process of its own, the one that deploy/kubernetes/try puts into a cluster. */
export function startLoad(options: { url: string; token: string; rate: number; ask: readonly string[] }) {
  const { url, token, rate, ask } = options;
  const main = join(REPOSITORY, 'deploy', 'kubernetes', 'try', 'load.mjs');
  const [file, ...args] = dieWithParent([process.execPath, main], 'SIGKILL');
  const env = { PATH: process.env['PATH'], URL: url, TOKEN: token, RATE: String(rate), ASK: ask.join() };
  const child = spawn(file, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    said += part;
  });
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
  return {
    /** Without asking what it saw. */
    kill: () => void child.kill('SIGKILL'),
    /** Lets it end, look for what was acknowledged, and say what it saw. */
    async stop(): Promise<LoadResult> {
      child.kill('SIGTERM');
      if ((await ended) !== 0) throw new Error('The client broke.');
      return JSON.parse(said) as LoadResult;
    },
  };
}
