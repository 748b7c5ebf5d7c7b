import { randomUUID } from 'node:crypto';
import { onStop } from '../../process/on-stop';
import { runMain } from '../../process/run-main';
import { RUN_MARK } from '../servers/config';
import { parseTestArguments } from './arguments';
import { findRemainingProcesses } from './remaining-processes';
import { runStep } from './run-step';
import { NEED_NO_BUILD, runsTests, type StepName } from './step-names';
import { ranNone, sum, type Tally } from './tally';

const log = (line: string) => process.stdout.write(`${line}\n`);

type Result = { name: StepName; tally: Tally };

/** `npm test`: runs all checks and tests step by step, then checks that no process is left. */
async function main(): Promise<number> {
  const { steps, jest: jestArgs, paths } = parseTestArguments(process.argv.slice(2));
  const stopping = new AbortController();
  onStop((reason) => stopping.abort(reason));
  const mark = randomUUID();
  const context = { jestArgs, env: { ...process.env, [RUN_MARK]: mark }, stopped: stopping.signal, log };
  const runEach = async (names: readonly StepName[]): Promise<Result[]> => {
    const done: Result[] = [];
    for (const name of names) {
      if (!stopping.signal.aborted) done.push({ name, tally: await timed(name, () => runStep(name, context)) });
    }
    return done;
  };
  const beside = steps.filter((name) => NEED_NO_BUILD.has(name));
  const others = steps.filter((name) => !NEED_NO_BUILD.has(name));
  const results = (await Promise.all([runEach(others), runEach(beside)])).flat();
  const tallies = results.map(({ tally }) => tally);
  const ofTests = results.filter(({ name }) => runsTests(name)).map(({ tally }) => tally);
  if (stopping.signal.aborted) tallies.push({ passed: 0, failed: 1 });
  else if (paths.length > 0 && ranNone(ofTests)) {
    log(`No test matches ${jestArgs.join(' ')}`);
    tallies.push({ passed: 0, failed: 1 });
  }
  tallies.push(endLeftOver(mark));
  const { passed, failed } = sum(tallies);
  log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** A step that cannot run, for example because servers do not start, counts as one failure. Later steps still run. */
async function timed(name: string, step: () => Promise<Tally>): Promise<Tally> {
  const started = Date.now();
  const outcome = await step().catch((error: Error) => {
    log(error.message);
    return { passed: 0, failed: 1 };
  });
  const { passed, failed } = outcome;
  log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed, ${seconds(started)} s`);
  return outcome;
}

function endLeftOver(mark: string): Tally {
  const left = findRemainingProcesses(mark);
  for (const { pid, command } of left) {
    log(`A test has left this process, which was stopped: ${pid} ${command}`);
    process.kill(pid, 'SIGKILL');
  }
  return { passed: 0, failed: left.length };
}

function seconds(since: number): string {
  return ((Date.now() - since) / 1000).toFixed(1);
}

void runMain(main);
