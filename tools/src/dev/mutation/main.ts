import { join } from 'node:path';
import { onStop } from '../../process/on-stop';
import { runInherited } from '../../process/run-inherited';
import { runMain } from '../../process/run-main';
import { REPOSITORY } from '../servers/config';
import { mutatedModules } from './mutated-modules';
import { parseMutationArguments } from './mutation-arguments';

/** Fewer cases than in `npm test`, because they run again for each change. */
const FUZZ_CASES = '1000';

/**
 * `npm run mutation -- gate` changes the files of a module, one place at a time, and runs their unit tests for each change.
 * Exits with 1 if the tests detect fewer changes than the configured share.
 */
async function main(): Promise<number> {
  const { modules, options } = parseMutationArguments(process.argv.slice(2));
  const stopping = new AbortController();
  onStop((reason) => stopping.abort(reason));
  let failed = 0;
  for (const name of modules) failed += (await runStryker(name, options, stopping.signal)) === 0 ? 0 : 1;
  return failed === 0 ? 0 : 1;
}

function runStryker(name: string, options: readonly string[], signal: AbortSignal): Promise<number> {
  const { files = [], tests = [] } = mutatedModules[name] ?? {};
  const mutated = [...files, '!**/*.test.ts', '!**/*.contract.ts', '!**/fake-*.ts'];
  const stryker = join(REPOSITORY, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const config = join('tools', 'mutation', 'stryker.config.cjs');
  const variables = {
    MUTATION_MODULE: name,
    MUTATION_FILES: JSON.stringify(mutated),
    MUTATION_TESTS: JSON.stringify(tests),
  };
  const env = { FUZZ_CASES, ...process.env, ...variables };
  return runInherited([process.execPath, stryker, 'run', config, ...options], { cwd: REPOSITORY, env, signal });
}

void runMain(main);
