import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from './run-program';
import { filesToTryAgain, withSecondTry } from './second-try';
import { type JestResult, type Tally, tallyOfJest } from './tally';

const WORKERS = 2;

/** Each of these takes parts of the system away, which no other may notice. */
const ONE_AT_A_TIME = new Set(['faults']);

type JestOptions = {
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  stopped: AbortSignal;
  log: (line: string) => void;
};

type JestRun = { code: number; result: JestResult | undefined };

/** Runs the tests of one jest project and counts them by the result that jest writes. */
export async function runJest(project: string, options: JestOptions): Promise<Tally> {
  const sideBySide = ONE_AT_A_TIME.has(project) ? '--runInBand' : `--maxWorkers=${WORKERS}`;
  const { code, result } = await run([project, sideBySide, '--passWithNoTests', ...options.args], options);
  const again = options.args.length === 0 && !options.stopped.aborted ? filesToTryAgain(result) : [];
  if (!result || again.length === 0) return tallyOfJest(code, result);
  options.log(`Tried once more, alone: ${again.join(' ')}`);
  const second = await run([project, '--runInBand', '--runTestsByPath', ...again], options);
  if (second.code === 0) options.log(`Unsteady, passed only alone: ${again.join(' ')}`);
  return withSecondTry(result, tallyOfJest(second.code, second.result));
}

async function run([project, ...args]: readonly [string, ...string[]], options: JestOptions): Promise<JestRun> {
  const folder = mkdtempSync(join(tmpdir(), 'trackway-jest-'));
  const resultFile = join(folder, 'result.json');
  const own = ['--selectProjects', project, '--json', `--outputFile=${resultFile}`];
  const { code } = await runProgram(['jest', ...own, ...args], { ...options, shown: true });
  const result: JestResult | undefined = existsSync(resultFile)
    ? JSON.parse(readFileSync(resultFile, 'utf8'))
    : undefined;
  rmSync(folder, { recursive: true, force: true });
  return { code, result };
}
