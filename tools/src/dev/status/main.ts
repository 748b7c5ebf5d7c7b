import { parseArgs } from 'node:util';
import { runMain } from '../../process/run-main';
import { existingStateFolders } from '../start/state-folders';
import { table } from '../supervisor/table';
import { type SystemStatus, systemStatus } from './system-status';

/** `npm run status [-- --json]` lists the systems of this checkout. Exits with 0 if one of them is ready, otherwise with 1. */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const all = await Promise.all(existingStateFolders().map(systemStatus));
  const running = all.filter(({ pid }) => pid !== null);
  const text = values.json ? JSON.stringify({ systems: running }, undefined, 2) : describe(running);
  process.stdout.write(`${text}\n`);
  return running.some(({ ready }) => ready) ? 0 : 1;
}

function describe(systems: readonly SystemStatus[]): string {
  if (systems.length === 0) return 'No service of this checkout is running. Start with: npm start';
  return systems.map(describeSystem).join('\n\n');
}

function describeSystem({ ready, base_url, pid, state_folder, processes }: SystemStatus): string {
  const head = `${ready ? 'Ready' : 'Not ready'}${base_url ? ` at ${base_url}` : ''}, supervisor ${pid}, state in ${state_folder}`;
  const rows = processes.map((one) => [one.name, verdict(one), `pid ${one.pid}`, one.address ?? '']);
  return [head, ...table(rows)].join('\n');
}

function verdict({ running, ready }: SystemStatus['processes'][number]): string {
  if (!running) return 'not running';
  return ready === false ? 'not ready' : ready ? 'ready' : 'running';
}

void runMain(main);
