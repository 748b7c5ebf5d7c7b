import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { identify, isRunning, type ProcessIdentity } from './process-identity';

const FILE = 'processes.json';
const TIMEOUT_MS = 10_000;

/** Stores the processes of a state folder, so that a later start can stop those that remain after a kill. */
export class ProcessList {
  private readonly running = new Map<string, ProcessIdentity>();

  constructor(private readonly stateFolder: string) {}

  add(name: string, pid: number): void {
    const identity = identify(pid);
    if (identity === undefined) return;
    this.running.set(name, identity);
    this.save();
  }

  remove(name: string): void {
    this.running.delete(name);
    this.save();
  }

  private save(): void {
    const file = join(this.stateFolder, FILE);
    try {
      writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(this.running), undefined, 2));
      renameSync(`${file}.new`, file);
    } catch {
      // A full disk must not stop running processes. The kernel stops them when this process exits.
    }
  }
}

export function listedProcesses(stateFolder: string): Record<string, ProcessIdentity> {
  const file = join(stateFolder, FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Kills the listed processes that still run, and returns their names after they have exited. */
export async function stopRemainingProcesses(stateFolder: string): Promise<string[]> {
  const left = Object.entries(listedProcesses(stateFolder)).filter(([, identity]) => isRunning(identity));
  for (const [, { pid }] of left) process.kill(pid, 'SIGKILL');
  const deadline = Date.now() + TIMEOUT_MS;
  while (left.some(([, identity]) => isRunning(identity)) && Date.now() < deadline) await wait(20);
  return left.map(([name]) => name);
}
