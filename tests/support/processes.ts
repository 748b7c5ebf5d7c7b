import { readdirSync, readFileSync } from 'node:fs';
import { endLeases } from './end-leases';
import { system } from './system';

/** Kills a service of the running system with SIGKILL, and ends its leases; its supervisor restarts it. */
export async function killService(name: string): Promise<void> {
  const port = new URL(system.services[name]?.http ?? '').port;
  const found = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .filter((pid) => runs(pid, name, port));
  if (found.length !== 1) throw new Error(`Expected one process of ${name}, found ${found.length}.`);
  process.kill(Number(found[0]), 'SIGKILL');
  await endLeases(name, new Date());
}

function runs(pid: string, name: string, port: string): boolean {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
    return (
      command[0]?.endsWith('node') === true &&
      command.some((part) => part.endsWith(`services/${name}/dist/main.js`)) &&
      environment.includes(`HTTP_PORT=${port}`)
    );
  } catch {
    return false;
  }
}
