import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { look } from './process-table.mjs';
import { ROOT } from './run.mjs';

const LOCK = join(ROOT, '.local', 'install.lock');
const MINE = `${LOCK}.${process.pid}`;

/** Runs `work` while no other command of this checkout installs or compiles. The lock of an exited process is ignored. */
export async function withInstallLock(work) {
  mkdirSync(join(ROOT, '.local'), { recursive: true, mode: 0o700 });
  process.once('exit', leave);
  await take();
  try {
    return await work();
  } finally {
    leave();
    process.off('exit', leave);
  }
}

async function take() {
  writeFileSync(MINE, JSON.stringify({ pid: process.pid, startTime: look(process.pid)?.startTime }));
  for (let reported = false; !tryLink(); await wait(200)) {
    const other = read(LOCK);
    if (!isAlive(other)) {
      removeStale();
    } else if (!reported) {
      process.stderr.write(
        `Waiting for another command (process ${other.pid}) that is installing or compiling here.\n`,
      );
      reported = true;
    }
  }
}

function tryLink() {
  try {
    linkSync(MINE, LOCK);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Another process may have taken the lock between the check and the removal. Then it is restored. */
function removeStale() {
  const aside = `${MINE}.stale`;
  try {
    renameSync(LOCK, aside);
    if (isAlive(read(aside))) linkSync(aside, LOCK);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  }
  rmSync(aside, { force: true });
}

function leave() {
  if (read(LOCK)?.pid === process.pid) rmSync(LOCK, { force: true });
  rmSync(MINE, { force: true });
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function isAlive(owner) {
  const found = owner && look(owner.pid);
  return found !== undefined && found.startTime === owner.startTime;
}
