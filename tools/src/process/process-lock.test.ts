import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@trackway/testkit';
import { identify } from './process-identity';
import { ProcessLock } from './process-lock';

function lockFile(): string {
  return join(temporaryFolder(), 'lock');
}

describe('a lock between processes', () => {
  it('is held by one process until it is released', () => {
    const file = lockFile();
    const lock = new ProcessLock(file);

    expect(lock.acquire()).toBeUndefined();
    expect(lock.owner()).toEqual(identify(process.pid));
    lock.release();

    expect(existsSync(file)).toBe(false);
  });

  it('returns its owner', () => {
    const file = lockFile();
    const parent = identify(process.ppid);
    writeFileSync(file, JSON.stringify(parent));

    expect(new ProcessLock(file).acquire()).toEqual(parent);
  });

  it('is ignored if its owner has exited or another process reuses the pid', () => {
    const file = lockFile();
    writeFileSync(file, JSON.stringify({ pid: process.ppid, startTime: 'long ago' }));

    expect(new ProcessLock(file).acquire()).toBeUndefined();
    expect(new ProcessLock(file).owner()?.pid).toBe(process.pid);
  });

  it('leaves no temporary file', () => {
    const file = lockFile();
    writeFileSync(file, 'not a lock');

    new ProcessLock(file).acquire();

    expect(readdirSync(join(file, '..'))).toEqual(['lock']);
  });
});
