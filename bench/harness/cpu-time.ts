import { readdirSync, readFileSync } from 'node:fs';

// USER_HZ, which is always 100 on Linux.
const TICK_MICROSECONDS = 10_000;

/** CPU time of a process and its children so far, including exited ones, user and system, in microseconds. */
export function cpuTime(pid: number): number {
  const ticks = ticksOf(pid, 4) + childrenOf(pid).reduce((sum, each) => sum + ticksOf(each, 2), 0);
  return ticks * TICK_MICROSECONDS;
}

/** User and system time; the next two fields are those of exited children. A child that exits meanwhile counts as 0. */
function ticksOf(pid: number, fields: 2 | 4): number {
  try {
    return fieldsOf(pid)
      .slice(11, 11 + fields)
      .reduce((sum, ticks) => sum + Number(ticks), 0);
  } catch (error) {
    if (fields === 2) return 0;
    throw error;
  }
}

function childrenOf(pid: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((each) => {
    try {
      return Number(fieldsOf(each)[1]) === pid;
    } catch {
      return false;
    }
  });
}

/** The fields of /proc/<pid>/stat after the command name, which can contain spaces: state, parent, … */
function fieldsOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
