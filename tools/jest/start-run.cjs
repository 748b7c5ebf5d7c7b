const chromium = require('@sparticuz/chromium').default;

/**
 * Names the run, so that `end-run.cjs` finds the databases of its test files, and unpacks the browser, because workers
 * that unpack it at the same time start an incomplete file.
 */
module.exports = async () => {
  process.env.TEST_RUN = Math.random().toString(36).slice(2, 10);
  if (!process.env.TEST_CHROMIUM) await chromium.executablePath();
};
