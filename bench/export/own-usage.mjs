import { readFileSync } from 'node:fs';

/** Says on one line what this process took: seconds since `started`, the most memory that was resident in MB, seconds of CPU. */
export function sayUsage(started) {
  const seconds = (performance.now() - started) / 1_000;
  const peak = Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) >> 10;
  const { user, system } = process.cpuUsage();
  process.stdout.write(`${JSON.stringify({ seconds, peak, cpu: (user + system) / 1e6 })}\n`);
}
