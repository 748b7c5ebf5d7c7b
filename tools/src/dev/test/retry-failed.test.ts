import { filesToTryAgain, withSecondTry } from './second-try';
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

describe('the second try of what failed', () => {
  it('is for the few files that failed', () => {
    expect(filesToTryAgain(resultOf(file('a', 'passed'), file('b', 'passed', 'failed')))).toEqual(['b']);
  });

  it('is for none where many failed, or nothing is known', () => {
    const many = ['a', 'b', 'c', 'd'].map((name) => file(name, 'failed'));

    expect(filesToTryAgain(resultOf(...many))).toEqual([]);
    expect(filesToTryAgain(undefined)).toEqual([]);
  });

  it('counts what failed twice as failed, and nothing doubly', () => {
    const first = resultOf(file('a', 'passed', 'passed'), file('b', 'passed', 'failed', 'failed'));

    expect(withSecondTry(first, { passed: 2, failed: 1 })).toEqual({ passed: 4, failed: 1 });
  });
});
