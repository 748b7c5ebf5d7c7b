import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const HAS_PROC = existsSync('/proc/self/stat');

/** The process with this pid: parent, start time (which distinguishes later processes with the same pid), command. */
export function look(pid) {
  try {
    return HAS_PROC ? readProc(pid) : askPs(pid);
  } catch {
    return undefined;
  }
}

/** Reads fields 3, 4 and 22 of /proc/<pid>/stat. The command name before them can contain spaces and parentheses. */
function readProc(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields[0] === 'Z') return undefined;
  const command = readFileSync(`/proc/${pid}/cmdline`, 'latin1').replaceAll('\0', ' ');
  return { parent: Number(fields[1]), startTime: fields[19], command };
}

function askPs(pid) {
  const line = execFileSync('ps', ['-o', 'ppid=,lstart=,command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  const [, parent, startTime, command] = /^(\d+)\s+(\S+ \S+\s+\d+ \S+ \d+)\s+(.*)$/.exec(line);
  return { parent: Number(parent), startTime, command };
}
