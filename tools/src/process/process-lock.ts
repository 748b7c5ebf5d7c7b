import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { identify, isRunning, type ProcessIdentity } from './process-identity';

/**
 * A lock between processes. The lock file contains its owner. A lock of an exited process is ignored, so that SIGKILL
 * leaves no lock.
 */
export class ProcessLock {
  constructor(private readonly file: string) {}

  /** Acquires the lock for this process, or returns its owner. */
  acquire(): ProcessIdentity | undefined {
    const mine = `${this.file}.${process.pid}`;
    writeFileSync(mine, JSON.stringify(identify(process.pid)));
    try {
      for (;;) {
        if (link(mine, this.file)) return undefined;
        const owner = this.owner();
        if (owner !== undefined) return owner;
        this.removeStale(`${mine}.stale`);
      }
    } finally {
      rmSync(mine, { force: true });
    }
  }

  release(): void {
    if (this.owner()?.pid === process.pid) rmSync(this.file, { force: true });
  }

  /** The owner, unless it has exited. */
  owner(): ProcessIdentity | undefined {
    return readOwner(this.file);
  }

  /** Another process may have taken the lock between the check and the removal. Then it is restored. */
  private removeStale(aside: string): void {
    try {
      renameSync(this.file, aside);
    } catch {
      return;
    }
    if (readOwner(aside) !== undefined) link(aside, this.file);
    rmSync(aside, { force: true });
  }
}

function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readOwner(file: string): ProcessIdentity | undefined {
  try {
    const owner: ProcessIdentity = JSON.parse(readFileSync(file, 'utf8'));
    return isRunning(owner) ? owner : undefined;
  } catch {
    return undefined;
  }
}
