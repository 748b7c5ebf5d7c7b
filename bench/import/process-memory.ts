import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

interface Connection {
  readonly services: Readonly<Record<string, { readonly http: string }>>;
}

/** The process of a service of the running system, known by its port. */
export function serviceProcess(connection: Connection, name: string): number {
  const port = new URL(connection.services[name]?.http ?? '').port;
  const pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  const found = pids.find((pid) => {
    try {
      const isService = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`services/${name}/dist/main.js`);
      return isService && readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`HTTP_PORT=${port}`);
    } catch {
      return false;
    }
  });
  if (!found) throw new Error(`There is no process of ${name}.`);
  return Number(found);
}

/** From now on the peak counts from what is in use (proc(5), clear_refs). */
export function resetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

/** The most memory that was resident since `resetPeak`, in MB. */
export function peakMemory(pid: number): number {
  const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1_024);
}
