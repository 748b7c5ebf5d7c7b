import { readFileSync } from 'node:fs';

/** Prints the usage of this process as one line: seconds since `started`, peak memory in MB, CPU seconds. */
export function sayUsage(started) {
  const seconds = (performance.now() - started) / 1_000;
  const peak = Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) >> 10;
  const { user, system } = process.cpuUsage();
  process.stdout.write(`${JSON.stringify({ seconds, peak, cpu: (user + system) / 1e6 })}\n`);
}
