import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { dieWithParent } from '../../process/die-with-parent';
import { REPOSITORY } from '../servers/config';

/** How often a running program is checked for progress. */
const CHECK_MS = 5_000;

export type Outcome = { code: number; output: string };

export type ProgramOptions = {
  env: NodeJS.ProcessEnv;
  shown: boolean;
  stopped: AbortSignal;
  /** Returns why the program has to be stopped, or undefined while it makes progress. */
  stallReason: () => string | undefined;
  log: (line: string) => void;
};

/** Runs a program of node_modules/.bin. With `shown`, its output appears as it comes; otherwise it is returned. */
export function runProgram([name, ...args]: readonly [string, ...string[]], options: ProgramOptions): Promise<Outcome> {
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
  const check = setInterval(() => {
    const reason = options.stallReason();
    if (reason === undefined) return;
    clearInterval(check);
    options.log(`Stopped ${name}: ${reason}`);
    end();
    setTimeout(() => child.kill('SIGKILL'), CHECK_MS).unref();
  }, CHECK_MS);
  options.stopped.addEventListener('abort', end);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(check);
      options.stopped.removeEventListener('abort', end);
      resolve({ code: code ?? 1, output });
    });
  });
}
