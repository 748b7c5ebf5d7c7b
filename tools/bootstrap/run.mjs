import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const children = new Set();
let ending;

/**
 * Runs a program in the root of the repository and returns its exit code. Only a `tied` program writes to standard output.
 * It also gets a channel that closes when this process exits for any reason. Output of other programs
 * goes to standard error, so that `npm run token` prints only a token.
 */
export function run(file, args, { env = process.env, tied = false } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = tied ? ['inherit', 'inherit', 'inherit', 'ipc'] : ['ignore', 2, 2];
    const child = spawn(file, args, { cwd: ROOT, env, stdio });
    children.add(child);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      children.delete(child);
      if (ending && !tied) process.exit(128 + constants.signals[ending]);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

/** Forwards termination signals. The exit code is that of the child. */
export function forwardSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal));
}

/** Terminates all children, and kills them after 30 seconds. */
export function end(signal) {
  ending = signal;
  if (children.size === 0) process.exit(128 + constants.signals[signal]);
  for (const child of children) child.kill(signal);
  setTimeout(() => {
    for (const child of children) child.kill('SIGKILL');
  }, 30_000).unref();
}
