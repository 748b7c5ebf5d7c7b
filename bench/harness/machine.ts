import { execFileSync } from 'node:child_process';
import os from 'node:os';

/** One line with host and date of the figures. */
export function describeMachine(): string {
  const [cpu] = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  const date = new Date().toISOString().slice(0, 10);
  const load = os.loadavg()[0]?.toFixed(1);
  return `${date}, ${cpu?.model.trim()}, ${os.cpus().length} cores, ${memory} GiB, ${os.type()} ${os.release().split('-')[0]}, Node ${process.versions.node}, load ${load} at the start`;
}

/** The path of a program. Undefined if it is not installed. */
export function findProgram(name: string): string | undefined {
  const places = `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin`;
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], { env: { PATH: places }, encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}
