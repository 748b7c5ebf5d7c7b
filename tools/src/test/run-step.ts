import { CHECKS } from './checks';
import { runJest } from './run-jest';
import { runProgram } from './run-program';
import type { StepName } from './step-names';
import { type Tally, tallyOfCheck } from './tally';
import { withServers } from './with-servers';
import { withSystem } from './with-system';

export type StepContext = {
  jestArgs: readonly string[];
  env: NodeJS.ProcessEnv;
  stopped: AbortSignal;
  log: (line: string) => void;
};

/** Runs one step. What a check says is shown only where it failed. */
export async function runStep(name: StepName, context: StepContext): Promise<Tally> {
  const { jestArgs, env, stopped, log } = context;
  const jest = (more: NodeJS.ProcessEnv) => runJest(name, { args: jestArgs, env: { ...env, ...more }, stopped });
  if (name === 'unit') return jest({});
  if (name === 'component') return withServers(env, log, jest);
  if (name === 'outside') return withSystem(env, log, jest);
  const { code, output } = await runProgram(CHECKS[name], { env, stopped, shown: false });
  if (code !== 0) log(output.trim());
  return tallyOfCheck(code);
}
