import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { RUN_MARK } from '../servers/config';

/** Finds processes with the mark of this run in their inherited environment. */
export function findRemainingProcesses(mark: string): { pid: number; command: string }[] {
  if (!existsSync('/proc/self/environ')) return [];
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid && carries(pid, mark))
    .map((pid) => ({ pid, command: read(pid, 'cmdline').replaceAll('\0', ' ').trim() }));
}

function carries(pid: number, mark: string): boolean {
  return read(pid, 'environ').split('\0').includes(`${RUN_MARK}=${mark}`);
}

/** Empty for processes that have exited or belong to other users. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    return '';
  }
}
