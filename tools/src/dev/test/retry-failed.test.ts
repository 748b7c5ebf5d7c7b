import { filesToRetry, withRetry } from './retry-failed';
import type { JestResult } from './tally';

const file = (name: string, ...statuses: string[]) => ({
  name,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status })),
});
const resultOf = (...testResults: JestResult['testResults']): JestResult => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults,
});

describe('the retry of failed test files', () => {
  it('includes the files that failed', () => {
    expect(filesToRetry(resultOf(file('a', 'passed'), file('b', 'passed', 'failed')))).toEqual(['b']);
  });

  it('includes no file if many failed or the result is unknown', () => {
    const many = ['a', 'b', 'c', 'd'].map((name) => file(name, 'failed'));

    expect(filesToRetry(resultOf(...many))).toEqual([]);
    expect(filesToRetry(undefined)).toEqual([]);
  });

  it('counts tests that failed twice as failed, and each test once', () => {
    const first = resultOf(file('a', 'passed', 'passed'), file('b', 'passed', 'failed', 'failed'));

    expect(withRetry(first, { passed: 2, failed: 1 })).toEqual({ passed: 4, failed: 1 });
  });
});
