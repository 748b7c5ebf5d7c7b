import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from './run-program';
import { type JestResult, type Tally, tallyOfJest } from './tally';

const WORKERS = 2;

/** Each of these takes parts of the system away, which no other may notice. */
const ONE_AT_A_TIME = new Set(['faults']);

/** Runs the tests of one jest project and counts them by the result that jest writes. */
export async function runJest(
  project: string,
  options: { args: readonly string[]; env: NodeJS.ProcessEnv; stopped: AbortSignal },
): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'trackway-jest-'));
  const resultFile = join(folder, 'result.json');
  const sideBySide = ONE_AT_A_TIME.has(project) ? '--runInBand' : `--maxWorkers=${WORKERS}`;
  const own = ['--selectProjects', project, '--json', `--outputFile=${resultFile}`, sideBySide];
  const { code } = await runProgram(['jest', ...own, '--passWithNoTests', ...options.args], {
    ...options,
    shown: true,
  });
  const result: JestResult | undefined = existsSync(resultFile)
    ? JSON.parse(readFileSync(resultFile, 'utf8'))
    : undefined;
  rmSync(folder, { recursive: true, force: true });
  return tallyOfJest(code, result);
}
