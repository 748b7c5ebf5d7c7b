import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const children = new Set();
let ending;

/**
 * Runs a program in the root of the repository and returns its exit code. Standard output is the program's own only
 * when it is `tied`, which also gives it a channel that closes when this process ends, however it ends; what prepares
 * goes to standard error, so that `npm run token` prints a token and nothing else.
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

/** Passes on what asks us to end; the exit code is then the child's. */
export function forwardSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal));
}

/** Asks everything that was started to end; a child that hasn't after half a minute is killed. */
export function end(signal) {
  ending = signal;
  if (children.size === 0) process.exit(128 + constants.signals[signal]);
  for (const child of children) child.kill(signal);
  setTimeout(() => {
    for (const child of children) child.kill('SIGKILL');
  }, 30_000).unref();
}
