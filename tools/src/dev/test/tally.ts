export type Tally = { passed: number; failed: number };

/** Counts of `jest --json`. A file that cannot be loaded counts as one failure. */
export type JestResult = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  /** One for each file. */
  testResults: readonly { name: string; status: string; assertionResults: readonly { status: string }[] }[];
};

/** A check counts as one. */
export function tallyOfCheck(exitCode: number): Tally {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Jest can fail without a failed test, after a crash or a stop. This counts as one failure. */
export function tallyOfJest(exitCode: number, result: JestResult | undefined): Tally {
  const passed = result?.numPassedTests ?? 0;
  const failed = (result?.numFailedTests ?? 0) + (result?.numRuntimeErrorTestSuites ?? 0);
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

/** True if no test ran, for example for a misspelled path. */
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
