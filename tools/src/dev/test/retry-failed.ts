import type { JestResult, Tally } from './tally';

/** With more failed files, there is no second attempt. */
const MAX_FILES = 3;

/** The failed files that run again. Empty if there are too many. */
export function filesToRetry(result: JestResult | undefined): readonly string[] {
  const failed = (result?.testResults ?? []).filter(({ status }) => status === 'failed').map(({ name }) => name);
  return failed.length <= MAX_FILES ? failed : [];
}

/** Merges the results: files that passed from the first run, the others from the second. */
export function withRetry(first: JestResult, second: Tally): Tally {
  const passedAtOnce = first.testResults
    .filter(({ status }) => status !== 'failed')
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed');
  return { passed: passedAtOnce.length + second.passed, failed: second.failed };
}
