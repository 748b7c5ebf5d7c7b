/** Options of Stryker for all modules. `npm run mutation` sets the variables. */
module.exports = {
  mutate: JSON.parse(process.env.MUTATION_FILES ?? '[]'),
  plugins: ['@stryker-mutator/jest-runner', './tools/mutation/ignore-texts.mjs'],
  ignorers: ['texts'],
  testRunner: 'jest',
  jest: {
    projectType: 'custom',
    enableFindRelatedTests: false,
    configFile: 'tools/mutation/jest.config.cjs',
  },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  disableTypeChecks: false,
  timeoutMS: 10_000,
  tempDirName: '.local/mutation',
  ignorePatterns: ['.local', 'dist', 'console', 'bench', 'clients', 'deploy', 'examples', 'tests'],
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  // The command fails below it. docs/reference/mutation-testing.md explains what survives.
  thresholds: { high: 95, low: 90, break: 85 },
  jsonReporter: { fileName: `.local/mutation/${process.env.MUTATION_MODULE}.json` },
};
