const { appendFileSync } = require('node:fs');

/**
 * Records when a test file starts and how it ends, one JSON object a line in TEST_PROGRESS_FILE. `npm test` reads it to
 * find a run without progress, and to report finished files if the run has to be stopped.
 */
module.exports = class ProgressReporter {
  onTestFileStart({ path }) {
    record({ path, state: 'running' });
  }

  onTestFileResult({ path }, { numPassingTests, numFailingTests, testExecError, perfStats }) {
    const failed = numFailingTests + (testExecError ? 1 : 0);
    record({ path, state: 'finished', passed: numPassingTests, failed, ms: perfStats.end - perfStats.start });
  }
};

function record(event) {
  const file = process.env.TEST_PROGRESS_FILE;
  if (file) appendFileSync(file, `${JSON.stringify(event)}\n`);
}
