import { mkdirSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { ProcessLock } from '../../process/process-lock';

/** Contains a lock file for each reserved port. All checkouts of a user share it. */
export function reservationsFolder(): string {
  return join(tmpdir(), `trackway-ports-${userInfo().uid}`);
}

/**
 * Reserves a port for this process until it exits, because the server that gets the port listens later. Returns false if
 * another process has reserved it.
 */
export function reservePort(port: number, folder: string): boolean {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const owner = new ProcessLock(join(folder, String(port))).acquire();
  return owner === undefined || owner.pid === process.pid;
}
