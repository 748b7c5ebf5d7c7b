import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { dieWithParent } from '../../process/die-with-parent';
import { installPythonTools } from '../install/install-python-tools';
import { loadServersConfig, REPOSITORY } from '../servers/config';
import { sum, type Tally, tallyOfCheck } from './tally';

const CLIENT = join(REPOSITORY, 'clients', 'python');

/** Modules that run in the folder of the Python client: format, lint, types and tests. */
const CHECKS: readonly (readonly [string, ...string[]])[] = [
  ['ruff', 'format', '--check'],
  ['ruff', 'check'],
  ['mypy'],
  ['pytest'],
];

export type PythonContext = { env: NodeJS.ProcessEnv; stopped: AbortSignal; log: (line: string) => void };

/** Checks and tests the Python client. The output of a check is printed only if it fails. */
export async function checkPython({ env, stopped, log }: PythonContext): Promise<Tally> {
  const { installed, python } = loadServersConfig(env);
  const interpreter = await installPythonTools({ root: REPOSITORY, installed, python, env, log });
  const tallies: Tally[] = [];
  for (const check of CHECKS) {
    if (stopped.aborted) break;
    const { code, output } = await run(interpreter, check, env, stopped);
    if (code !== 0) log(output.trim());
    tallies.push(tallyOfCheck(code));
  }
  return sum(tallies);
}

function run(
  interpreter: string,
  check: readonly string[],
  env: NodeJS.ProcessEnv,
  stopped: AbortSignal,
): Promise<{ code: number; output: string }> {
  const [file, ...args] = dieWithParent([interpreter, '-B', '-m', ...check], 'SIGKILL');
  const child = spawn(file, args, {
    cwd: CLIENT,
    env: { ...env, PYTHONPATH: join(CLIENT, 'src') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const end = () => child.kill('SIGTERM');
  stopped.addEventListener('abort', end);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      stopped.removeEventListener('abort', end);
      resolve({ code: code ?? 1, output });
    });
  });
}
