import { findExecutable } from './find-executable';

let setpriv: string | undefined | null = null;

/**
 * The same command, which the kernel will send `signal` when this process ends, be it by kill -9 (prctl(2),
 * PR_SET_PDEATHSIG). Where util-linux isn't there, the next start finds the leftovers by their pids instead.
 */
export function dieWithParent(command: readonly [string, ...string[]], signal: NodeJS.Signals): [string, ...string[]] {
  if (setpriv === null) setpriv = findExecutable('setpriv', '/usr/bin:/bin:/usr/sbin:/sbin:/usr/local/bin');
  if (setpriv === undefined) return [...command];
  return [setpriv, '--pdeathsig', signal.replace('SIG', ''), '--', ...command];
}
