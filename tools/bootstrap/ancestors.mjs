import { look } from './process-table.mjs';
import { end } from './run.mjs';

const CHECK_EVERY_MS = 300;

/**
 * Ends this process when npm, or the shell that npm started, has exited: after SIGKILL they cannot forward the signal.
 * Ancestors above npm are ignored, so that `npm start &` survives its shell.
 */
export function endWithAncestors() {
  const ancestors = npmAncestors();
  if (ancestors.length === 0) return;
  const timer = setInterval(() => {
    if (ancestors.every(({ pid, startTime }) => look(pid)?.startTime === startTime)) return;
    clearInterval(timer);
    end('SIGTERM');
  }, CHECK_EVERY_MS);
  timer.unref();
}

function npmAncestors() {
  const ancestors = [];
  if (!process.env.npm_lifecycle_event) return ancestors;
  for (let pid = process.ppid; pid > 1; ) {
    const found = look(pid);
    if (!found) break;
    ancestors.push({ pid, startTime: found.startTime });
    if (!/^\S*sh -c /.test(found.command)) break;
    pid = found.parent;
  }
  return ancestors;
}
