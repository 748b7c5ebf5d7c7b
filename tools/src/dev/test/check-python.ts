import { join } from 'node:path';
import { installPythonTools } from '../install/install-python-tools';
import { loadServersConfig, REPOSITORY } from '../servers/config';
import { captureProgram } from './capture-program';
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
    const { code, output } = await captureProgram([interpreter, '-B', '-m', ...check], {
      cwd: CLIENT,
      env: { ...env, PYTHONPATH: join(CLIENT, 'src') },
      stopped,
    });
    if (code !== 0) log(output.trim());
    tallies.push(tallyOfCheck(code));
  }
  return sum(tallies);
}
