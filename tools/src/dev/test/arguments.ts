import { StartFailure } from '../../process/start-failure';
import { STEP_NAMES, type StepName } from './step-names';

export type TestArguments = {
  steps: readonly StepName[];
  /** Arguments for jest: paths and its options. */
  jest: readonly string[];
  /** The paths among them, below which there must be tests. */
  paths: readonly string[];
};

const ALL_OUTSIDE = /^(\.\/)?tests\/?$/;
const BELOW_TESTS = /^(\.\/)?tests(\/|$)/;
/** These tests compare files, so they are unit tests. */
const OF_FILES = /^(\.\/)?tests\/(structure|deploy)(\/|$)/;
const OPTIONS_WITH_A_VALUE = ['-t', '--testNamePattern'];
const CHANGED = '--changed';
/** The last commit that everyone has. */
const CHANGED_SINCE = 'origin/main';

/**
 * `--only unit,component` runs these steps. A path runs only the tests below it. The system is
 * started only for paths below `tests`, because its start takes longer than most tests. `--changed[=commit]` runs the
 * tests that import a file that was changed since the commit, and no tests from outside, which import no services.
 */
export function parseTestArguments(args: readonly string[]): TestArguments {
  const jest: string[] = [];
  const only: string[] = [];
  const paths: string[] = [];
  let isChangedOnly = false;
  for (let index = 0; index < args.length; index++) {
    const argument = args[index] ?? '';
    if (argument === '--only') only.push(...(args[++index] ?? '').split(','));
    else if (argument.startsWith('--only=')) only.push(...argument.slice('--only='.length).split(','));
    else if (argument === CHANGED || argument.startsWith(`${CHANGED}=`)) {
      isChangedOnly = true;
      jest.push(`--changedSince=${argument.slice(CHANGED.length + 1) || CHANGED_SINCE}`);
    } else {
      jest.push(argument);
      if (OPTIONS_WITH_A_VALUE.includes(argument)) jest.push(args[++index] ?? '');
      else if (!argument.startsWith('-')) paths.push(argument);
    }
  }
  const steps = only.length > 0 ? named(only) : forPaths(paths);
  return { steps: isChangedOnly ? steps.filter((step) => step !== 'outside') : steps, jest, paths };
}

function named(only: readonly string[]): StepName[] {
  const unknown = only.filter((name) => !STEP_NAMES.some((step) => step === name));
  if (unknown.length === 0) return STEP_NAMES.filter((step) => only.includes(step));
  throw new StartFailure(`--only ${unknown.join(',')}: available steps: ${STEP_NAMES.join(', ')}.`);
}

function forPaths(paths: readonly string[]): readonly StepName[] {
  if (paths.length === 0) return STEP_NAMES;
  const isOfFiles = (path: string) => OF_FILES.test(path);
  const isElsewhere = (path: string) => !BELOW_TESTS.test(path);
  const wanted = {
    types: true,
    unit: paths.some((path) => isElsewhere(path) || isOfFiles(path) || ALL_OUTSIDE.test(path)),
    component: paths.some(isElsewhere),
    outside: paths.some((path) => !isElsewhere(path) && !isOfFiles(path)),
  };
  return STEP_NAMES.filter((step) => step in wanted && wanted[step as keyof typeof wanted]);
}
