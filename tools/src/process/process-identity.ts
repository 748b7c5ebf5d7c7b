import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** A process that can't be taken for a later one that was given the same pid. */
export type ProcessIdentity = { pid: number; startTime: string };

const HAS_PROC = existsSync('/proc/self/stat');

export function identify(pid: number): ProcessIdentity | undefined {
  const startTime = HAS_PROC ? startTimeFromProc(pid) : startTimeFromPs(pid);
  return startTime === undefined ? undefined : { pid, startTime };
}

export function isRunning(identity: ProcessIdentity): boolean {
  return identify(identity.pid)?.startTime === identity.startTime;
}

function startTimeFromProc(pid: number): string | undefined {
  try {
    return parseStartTime(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return undefined;
  }
}

/**
 * Field 22 of proc_pid_stat(5), in clock ticks since boot; nothing for a zombie, which has ended. The command's name, in
 * brackets, may itself hold spaces and brackets.
 */
export function parseStartTime(stat: string): string | undefined {
  const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return state === 'Z' ? undefined : fields[18];
}

function startTimeFromPs(pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}
