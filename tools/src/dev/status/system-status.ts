import { existsSync, readFileSync } from 'node:fs';
import { isRunning } from '../../process/process-identity';
import { listedProcesses } from '../../process/process-list';
import { supervisorLock } from '../supervisor/claim-state-folder';
import { type Connection, connectionFile } from '../supervisor/connection';

export type SystemStatus = {
  state_folder: string;
  /** The pid of the supervisor; null if it does not run. */
  pid: number | null;
  /** True if every service is ready. */
  ready: boolean;
  base_url: string | null;
  processes: { name: string; pid: number; running: boolean; address: string | null; ready: boolean | null }[];
};

/** Reads the state of a system from its folder: running processes and the readiness of services. */
export async function systemStatus(folder: string): Promise<SystemStatus> {
  const pid = supervisorLock(folder).owner()?.pid ?? null;
  const file = connectionFile(folder);
  const connection: Connection | undefined =
    pid !== null && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const listed = Object.entries(listedProcesses(folder));
  const processes = await Promise.all(
    listed.map(async ([name, identity]) => {
      const service = connection?.services[name];
      const address = service?.http ?? null;
      const running = isRunning(identity);
      return {
        name,
        pid: identity.pid,
        running,
        address,
        ready: service === undefined ? null : running && (await isReady(service.operations)),
      };
    }),
  );
  const ready = connection !== undefined && processes.every((one) => one.running && one.ready !== false);
  return { state_folder: folder, pid, ready, base_url: connection?.base_url ?? null, processes };
}

async function isReady(address: string): Promise<boolean> {
  try {
    const response = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(3_000) });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false;
  }
}
