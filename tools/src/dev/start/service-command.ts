import { join } from 'node:path';
import { REPOSITORY } from '../servers/config';
import type { ServiceName } from './services';

/** Options as in images: a limit of memory, and no warning about a rounding error of kafkajs. */
const FLAGS = ['--env-file-if-exists=node.env', '--disable-warning=TimeoutNegativeWarning'];

/** The command that starts a service from a checkout, and its working directory. */
export function serviceCommand(name: ServiceName, root = REPOSITORY): { command: [string, ...string[]]; cwd: string } {
  const cwd = join(root, 'services', name);
  const telemetry = join(root, 'packages', 'runtime', 'dist', 'telemetry', 'main.js');
  return { command: [process.execPath, ...FLAGS, '--require', telemetry, join(cwd, 'dist', 'main.js')], cwd };
}
