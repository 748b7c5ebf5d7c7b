export type Tally = { passed: number; failed: number };

/** What `jest --json` counts; a file that could not even be loaded has no tests to fail and counts as one. */
export type JestResult = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  /** One for each file. */
  testResults: readonly { name: string; status: string; assertionResults: readonly { status: string }[] }[];
};

/** A check is one that passed or one that failed. */
export function tallyOfCheck(exitCode: number): Tally {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Jest may fail with no test failed (it crashed, or was ended): that is one failure. */
export function tallyOfJest(exitCode: number, result: JestResult | undefined): Tally {
  const passed = result?.numPassedTests ?? 0;
  const failed = (result?.numFailedTests ?? 0) + (result?.numRuntimeErrorTestSuites ?? 0);
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

/** Whether steps that run tests ran none at all, as for a misspelt path. */
export function ranNone(ofTests: readonly Tally[]): boolean {
  const { passed, failed } = sum(ofTests);
  return ofTests.length > 0 && passed + failed === 0;
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    {
      passed: 0,
      failed: 0,
    },
  );
}
