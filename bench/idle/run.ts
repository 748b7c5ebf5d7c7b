// CPU of the running system without requests. `npm run bench -- idle [seconds]`
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { describeMachine } from '../harness/machine.ts';
import { SystemProcesses } from '../harness/system-processes.ts';

const [seconds = 60] = process.argv.slice(2).map(Number);
const file = process.env.TEST_CONNECTION ?? '.local/connection.json';
const { state_folder }: { state_folder: string } = JSON.parse(readFileSync(file, 'utf8'));

const processes = new SystemProcesses(state_folder);
await pause(seconds * 1_000);
const used = processes.usage().map(({ name, cpu }) => ({ name, percent: (cpu / seconds) * 100 }));

process.stdout.write(`${describeMachine()}\n`);
for (const { name, percent } of used.sort((a, b) => b.percent - a.percent)) {
  process.stdout.write(`${name.padEnd(14)}${percent.toFixed(2).padStart(6)} % of a core\n`);
}
const total = used.reduce((sum, { percent }) => sum + percent, 0);
process.stdout.write(`${'total'.padEnd(14)}${total.toFixed(2).padStart(6)} % of a core\n`);
