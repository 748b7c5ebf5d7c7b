import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dieWithParent } from '../../process/die-with-parent';
import { whenParentEnds } from '../../process/parent-channel';
import { runMain } from '../../process/run-main';
import { StartFailure } from '../../process/start-failure';
import { stateFolder } from '../start/state-folders';

const LINES = '100';

/** `npm run logs -- <service>`: prints the end of its log and follows it until Ctrl-C (not with `--no-follow`). */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: { follow: { type: 'boolean', default: true }, run: { type: 'string', default: '1' } },
  });
  const folder = join(stateFolder(Number(values.run)), 'logs');
  const [name] = positionals;
  const file = join(folder, `${name}.log`);
  if (name === undefined || !existsSync(file))
    throw new StartFailure(`npm run logs -- <name> takes one of: ${namesIn(folder)}.`);
  const follow = values.follow ? ['-F'] : [];
  const [command, ...args] = dieWithParent(['tail', '-n', LINES, ...follow, file], 'SIGTERM');
  const tail = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const end = () => tail.kill('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  whenParentEnds(end);
  // tail exits by the signal that stopped it, which is no failure.
  return new Promise((resolve) => tail.once('exit', (code) => resolve(code ?? 0)));
}

function namesIn(folder: string): string {
  const logs = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.log')) : [];
  return logs.map((file) => file.replace(/\.log$/, '')).join(', ') || 'nothing yet; npm start writes them';
}

void runMain(main);
