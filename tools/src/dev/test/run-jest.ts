import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPOSITORY } from '../servers/config';
import { idleMs, readProgress } from './progress';
import { filesToRetry, withRetry } from './retry-failed';
import { runProgram } from './run-program';
import { type JestResult, type Tally, tallyOfJest } from './tally';

/** Component tests wait for servers half of their time, so one more than two cores can run. */
const WORKERS = new Map([['component', 3]]);
const DEFAULT_WORKERS = 2;

/**
 * A run in which no test file starts or finishes for so long is stopped. The limit applies to progress and not to the
 * whole run, so a slow host may take as long as it needs.
 */
const MAX_IDLE_MS = 10 * 60_000;

const EXTENSIONS = join(REPOSITORY, 'tools', 'jest');

/** These tests stop parts of the system, so they run one at a time. */
const ONE_AT_A_TIME = new Set(['faults']);

type JestOptions = {
  args: readonly string[];
  /** Runs a part of the files, such as `1/2`. */
  shard?: string;
  env: NodeJS.ProcessEnv;
  stopped: AbortSignal;
  log: (line: string) => void;
};

type JestRun = { code: number; result: JestResult | undefined; partial: Tally };

/** Runs the tests of one jest project and counts them by the result that jest writes. */
export async function runJest(project: string, options: JestOptions): Promise<Tally> {
  const sideBySide = ONE_AT_A_TIME.has(project)
    ? '--runInBand'
    : `--maxWorkers=${WORKERS.get(project) ?? DEFAULT_WORKERS}`;
  const part = options.shard === undefined ? [] : [`--shard=${options.shard}`];
  const args = [project, sideBySide, '--passWithNoTests', ...part, ...options.args] as const;
  const { code, result, partial } = await run(args, options);
  if (!result) return { passed: partial.passed, failed: Math.max(partial.failed, 1) };
  const again = options.args.length === 0 && !options.stopped.aborted ? filesToRetry(result) : [];
  if (again.length === 0) return tallyOfJest(code, result);
  options.log(`Retried alone: ${again.join(' ')}`);
  const second = await run([project, '--runInBand', '--runTestsByPath', ...again], options);
  if (second.code === 0) options.log(`Flaky, passed only alone: ${again.join(' ')}`);
  return withRetry(result, tallyOfJest(second.code, second.result));
}

async function run([project, ...args]: readonly [string, ...string[]], options: JestOptions): Promise<JestRun> {
  const folder = mkdtempSync(join(tmpdir(), 'trackway-jest-'));
  const resultFile = join(folder, 'result.json');
  const progressFile = join(folder, 'progress');
  const own = ['--selectProjects', project, '--json', `--outputFile=${resultFile}`];
  const extensions = [
    '--reporters=default',
    `--reporters=${join(EXTENSIONS, 'progress-reporter.cjs')}`,
    `--testSequencer=${join(EXTENSIONS, 'longest-first.cjs')}`,
  ];
  const startedAt = Date.now();
  const stallReason = () => {
    if (idleMs(progressFile, startedAt, Date.now()) < MAX_IDLE_MS) return undefined;
    return `no test file finished for ${MAX_IDLE_MS / 60_000} minutes. Running: ${readProgress(progressFile).running.join(' ')}`;
  };
  const env = { ...options.env, TEST_PROGRESS_FILE: progressFile };
  const { code } = await runProgram(['jest', ...own, ...extensions, ...args], {
    ...options,
    env,
    shown: true,
    stallReason,
  });
  const result: JestResult | undefined = existsSync(resultFile)
    ? JSON.parse(readFileSync(resultFile, 'utf8'))
    : undefined;
  const { tally: partial } = readProgress(progressFile);
  rmSync(folder, { recursive: true, force: true });
  return { code, result, partial };
}
