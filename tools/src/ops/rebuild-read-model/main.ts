import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../../dev/servers/config';
import { settingsOf } from '../../dev/start/service-settings';
import { STATE_ROOT } from '../../dev/start/state-folders';
import { type Connection, connectionFile } from '../../dev/supervisor/connection';
import { runMain } from '../../process/run-main';
import { StartFailure } from '../../process/start-failure';
import { contextOf } from './running-system';

/**
 * `npm run rebuild-read-model` runs the command of the projects service with the settings of the running system of this checkout.
 * TRACKWAY_STATE selects the state folder of another system.
 */
async function main(): Promise<number> {
  const file = connectionFile(process.env['TRACKWAY_STATE'] ?? STATE_ROOT);
  if (!existsSync(file)) throw new StartFailure('No system of this checkout is running. Run npm start.');
  const connection: Connection = JSON.parse(readFileSync(file, 'utf8'));
  const settings = settingsOf('projects', contextOf(connection));
  const entry = join(REPOSITORY, 'services', 'projects', 'dist', 'main.js');
  const command = [entry, 'rebuild-read-model', ...process.argv.slice(2)];
  const child = spawn(process.execPath, command, { stdio: 'inherit', env: { ...process.env, ...settings } });
  return await new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}

void runMain(main);
