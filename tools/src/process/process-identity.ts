import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Identifies a process. Another process with the same pid has another start time. */
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
 * Reads field 22 of proc_pid_stat(5) in clock ticks since boot; undefined for a zombie. The command name in
 * parentheses can contain spaces and parentheses.
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
