import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { dieWithParent } from '../process/die-with-parent';
import { REPOSITORY } from '../servers/config';

/** The whole run has to fit into a quarter of an hour; what hangs is ended before that. */
const LIMIT_MS = 14 * 60_000;

export type Outcome = { code: number; output: string };

/** Runs a program of node_modules/.bin. With `shown`, what it says appears as it comes; else it is returned. */
export function runProgram(
  [name, ...args]: readonly [string, ...string[]],
  options: { env: NodeJS.ProcessEnv; shown: boolean; stopped: AbortSignal },
): Promise<Outcome> {
  const bin = join(REPOSITORY, 'node_modules', '.bin');
  const [file, ...rest] = dieWithParent([process.execPath, ...process.execArgv, join(bin, name), ...args], 'SIGKILL');
  // Some of these programs start others by `node`, which must be the pinned one too.
  const env = { ...options.env, PATH: `${bin}:${dirname(process.execPath)}:${options.env['PATH']}` };
  const stdio = options.shown ? 'inherit' : 'pipe';
  const child = spawn(file, rest, { cwd: REPOSITORY, env, stdio: ['ignore', stdio, stdio] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const end = () => child.kill('SIGTERM');
  const limit = setTimeout(end, LIMIT_MS);
  options.stopped.addEventListener('abort', end);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(limit);
      options.stopped.removeEventListener('abort', end);
      resolve({ code: code ?? 1, output });
    });
  });
}
