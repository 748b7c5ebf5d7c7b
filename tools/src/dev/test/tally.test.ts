import { ranNone, sum, tallyOfCheck, tallyOfJest } from './tally';

describe('the counts of npm test', () => {
  it('include each check as one', () => {
    expect(tallyOfCheck(0)).toEqual({ passed: 1, failed: 0 });
    expect(tallyOfCheck(2)).toEqual({ passed: 0, failed: 1 });
  });

  it('include the tests of jest, and a file that could not be loaded as one failure', () => {
    const result = { numPassedTests: 7, numFailedTests: 2, numRuntimeErrorTestSuites: 1, testResults: [] };

    expect(tallyOfJest(1, result)).toEqual({ passed: 7, failed: 3 });
  });

  it('include a failure if jest fails without a failed test or without a result', () => {
    const result = { numPassedTests: 7, numFailedTests: 0, numRuntimeErrorTestSuites: 0, testResults: [] };

    expect(tallyOfJest(1, result)).toEqual({ passed: 7, failed: 1 });
    expect(tallyOfJest(137, undefined)).toEqual({ passed: 0, failed: 1 });
  });

  it('report that no tests ran, as for a misspelt path', () => {
    const nothing = { passed: 0, failed: 0 };

    expect(ranNone([nothing, nothing])).toBe(true);
    expect(ranNone([nothing, { passed: 1, failed: 0 }])).toBe(false);
    expect(ranNone([nothing, { passed: 0, failed: 1 }])).toBe(false);
    expect(ranNone([])).toBe(false);
  });

  it('are summed', () => {
    expect(sum([tallyOfCheck(0), tallyOfCheck(1), { passed: 3, failed: 2 }])).toEqual({ passed: 4, failed: 3 });
  });
});
