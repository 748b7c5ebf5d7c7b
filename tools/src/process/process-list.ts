import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { identify, isRunning, type ProcessIdentity } from './process-identity';

const FILE = 'processes.json';
const PATIENCE_MS = 10_000;

/** Keeps in a state folder what runs on its behalf, so that a later start can end what a killed one has left. */
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
      // A disk that is full meanwhile must not end what runs; the kernel ends it with us all the same.
    }
  }
}

export function listedProcesses(stateFolder: string): Record<string, ProcessIdentity> {
  const file = join(stateFolder, FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Kills what the list names and still is the same process; returns their names once they are gone. */
export async function endLeftovers(stateFolder: string): Promise<string[]> {
  const left = Object.entries(listedProcesses(stateFolder)).filter(([, identity]) => isRunning(identity));
  for (const [, { pid }] of left) process.kill(pid, 'SIGKILL');
  const deadline = Date.now() + PATIENCE_MS;
  while (left.some(([, identity]) => isRunning(identity)) && Date.now() < deadline) await wait(20);
  return left.map(([name]) => name);
}
