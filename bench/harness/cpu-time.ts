import { readdirSync, readFileSync } from 'node:fs';

// USER_HZ, which is always 100 on Linux.
const TICK_MICROSECONDS = 10_000;

/** CPU time of a process and its children so far, user and system, in microseconds. */
export function cpuTime(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, each) => sum + ownTime(each), 0);
}

function ownTime(pid: number): number {
  const [user, system] = fieldsOf(pid).slice(11, 13);
  return (Number(user) + Number(system)) * TICK_MICROSECONDS;
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
