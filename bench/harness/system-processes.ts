import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cpuTime } from './cpu-time.ts';

/** Usage of a process since the first measurement: CPU seconds and peak memory in MB. */
export interface ProcessUsage {
  readonly name: string;
  readonly cpu: number;
  readonly peak: number;
}

/** Starts measuring the processes of the running system. Peaks are reset (proc(5), clear_refs). */
export class SystemProcesses {
  private readonly started: readonly { name: string; pid: number; cpu: number }[];

  constructor(stateFolder: string) {
    const listed = JSON.parse(readFileSync(join(stateFolder, 'processes.json'), 'utf8')) as Record<
      string,
      { pid: number }
    >;
    this.started = Object.entries(listed).map(([name, { pid }]) => {
      writeFileSync(`/proc/${pid}/clear_refs`, '5');
      return { name, pid, cpu: cpuTime(pid) };
    });
  }

  usage(): readonly ProcessUsage[] {
    return this.started.map(({ name, pid, cpu }) => ({
      name,
      cpu: (cpuTime(pid) - cpu) / 1_000_000,
      peak: peakMemory(pid),
    }));
  }
}

function peakMemory(pid: number): number {
  const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1_024);
}
