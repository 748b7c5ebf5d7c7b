import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceName } from '../../tools/src/dev/start/services';
import { system } from './system';

type Name = 'postgres' | 'kafka' | 'mongo' | ServiceName;

/** Sends a signal to the current process of a service or server. The supervisor restarts killed processes. */
export function signalTo(name: Name, signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
  const processes = JSON.parse(readFileSync(join(system.state_folder, 'processes.json'), 'utf8'));
  process.kill(processes[name].pid, signal);
}
