import { findExecutable } from './find-executable';

let setpriv: string | undefined | null = null;

/**
 * Wraps a command, so that the kernel sends it `signal` when this process exits, also after kill -9 (prctl(2),
 * PR_SET_PDEATHSIG). Without util-linux, the next start stops remaining processes by their pids.
 */
export function dieWithParent(command: readonly [string, ...string[]], signal: NodeJS.Signals): [string, ...string[]] {
  if (setpriv === null) setpriv = findExecutable('setpriv', '/usr/bin:/bin:/usr/sbin:/sbin:/usr/local/bin');
  if (setpriv === undefined) return [...command];
  return [setpriv, '--pdeathsig', signal.replace('SIG', ''), '--', ...command];
}
