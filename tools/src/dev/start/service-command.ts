import { join } from 'node:path';
import { REPOSITORY } from '../servers/config';
import type { ServiceName } from './services';

/** Options as in images: a limit of memory, and no warning about a rounding error of kafkajs. */
const FLAGS = ['--env-file-if-exists=node.env', '--disable-warning=TimeoutNegativeWarning'];

type ServiceCommand = { command: [string, ...string[]]; cwd: string };

/** The command that starts a service from a checkout, and its working directory. */
export function serviceCommand(
  name: ServiceName,
  options: { root?: string; shiftsClock?: boolean } = {},
): ServiceCommand {
  const { root = REPOSITORY, shiftsClock = false } = options;
  const cwd = join(root, 'services', name);
  const telemetry = join(root, 'packages', 'runtime', 'dist', 'telemetry', 'main.js');
  const clock = shiftsClock ? ['--require', join(__dirname, 'shift-clock.js')] : [];
  return { command: [process.execPath, ...FLAGS, ...clock, '--require', telemetry, join(cwd, 'dist', 'main.js')], cwd };
}
