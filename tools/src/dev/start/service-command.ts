import { join } from 'node:path';
import { REPOSITORY } from '../servers/config';
import type { ServiceName } from './services';

/** As in images: a service may bound its memory, and kafkajs causes a warning by rounding. */
const FLAGS = ['--env-file-if-exists=node.env', '--disable-warning=TimeoutNegativeWarning'];

/** How a service is started, with the code of a checkout, and where. */
export function serviceCommand(name: ServiceName, root = REPOSITORY): { command: [string, ...string[]]; cwd: string } {
  const cwd = join(root, 'services', name);
  const telemetry = join(root, 'packages', 'runtime', 'dist', 'telemetry', 'main.js');
  return { command: [process.execPath, ...FLAGS, '--require', telemetry, join(cwd, 'dist', 'main.js')], cwd };
}
