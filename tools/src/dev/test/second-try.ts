import type { JestResult, Tally } from './tally';

/** More than these did not fail for want of time. */
const MAX_FILES = 3;

/** The files whose tests failed and may have failed for want of time alone; none where too many did. */
export function filesToTryAgain(result: JestResult | undefined): readonly string[] {
  const failed = (result?.testResults ?? []).filter(({ status }) => status === 'failed').map(({ name }) => name);
  return failed.length <= MAX_FILES ? failed : [];
}

/** Counts the files that passed at once as the first run counted them, and the others as the second did. */
export function withSecondTry(first: JestResult, second: Tally): Tally {
  const passedAtOnce = first.testResults
    .filter(({ status }) => status !== 'failed')
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed');
  return { passed: passedAtOnce.length + second.passed, failed: second.failed };
}
