import { auditDependencies } from './audit-dependencies';
import { checkPython } from './check-python';
import { programOf } from './checks';
import { runJest } from './run-jest';
import { runProgram } from './run-program';
import type { StepName } from './step-names';
import { sum, type Tally, tallyOfCheck } from './tally';
import { withServers } from './with-servers';
import { withSystem } from './with-system';

/** Checks take seconds; this also allows for a host that is a hundred times slower. */
const CHECK_TIMEOUT_MS = 15 * 60_000;

export type StepContext = {
  jestArgs: readonly string[];
  env: NodeJS.ProcessEnv;
  stopped: AbortSignal;
  log: (line: string) => void;
};

/** Runs one step. The output of a check is printed only if it fails. */
export async function runStep(name: StepName, context: StepContext): Promise<Tally> {
  const { jestArgs, env, stopped, log } = context;
  const jest = (project: string, shard?: string) => (more: NodeJS.ProcessEnv) =>
    runJest(project, { args: jestArgs, ...(shard ? { shard } : {}), env: { ...env, ...more }, stopped, log });
  if (name === 'audit') return auditDependencies({ env, stopped, log });
  if (name === 'python') return checkPython({ env, stopped, log });
  if (name === 'unit') return jest('unit')({});
  if (name === 'component') return withServers(env, log, jest('component'));
  if (name === 'outside') {
    // Faults run last, because they stop parts of the system.
    const runTests = async (addresses: NodeJS.ProcessEnv) => {
      const outside = await jest('outside')(addresses);
      if (jestArgs.length > 0) return sum([outside, await jest('faults')(addresses)]);
      // They wait for restarts half of their time, so a second system runs the other half of the files.
      const faults = [
        jest('faults', '1/2')(addresses),
        withSystem(env, log, jest('faults', '2/2'), { args: ['--no-seed'], traces: false }),
      ];
      return sum([outside, ...(await Promise.all(faults))]);
    };
    return withSystem(env, log, runTests, { args: ['--no-portfolio'] });
  }
  const startedAt = Date.now();
  const stallReason = () => (Date.now() - startedAt > CHECK_TIMEOUT_MS ? 'it ran for 15 minutes.' : undefined);
  const { code, output } = await runProgram(programOf(name), { env, stopped, shown: false, stallReason, log });
  if (code !== 0) log(output.trim());
  return tallyOfCheck(code);
}
