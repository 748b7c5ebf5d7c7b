/** Glob patterns of unit tests, which `npm run mutation` sets. */
const tests = JSON.parse(process.env.MUTATION_TESTS ?? '[]');

/** Folders of the tests. Jest lists all their files for each mutant. */
const roots = new Set(tests.map((pattern) => `<rootDir>/${pattern.replace(/\/[^/]*[*{].*$/, '')}`));

module.exports = {
  rootDir: '../..',
  roots: [...roots],
  testTimeout: 60_000,
  testEnvironment: require.resolve('../jest/main-context-environment.cjs'),
  runtime: require.resolve('./runtime.cjs'),
  setupFiles: ['<rootDir>/tools/jest/provide-jest.cjs'],
  testMatch: tests.map((pattern) => `<rootDir>/${pattern}`),
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { target: 'es2023', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } },
    ],
  },
  moduleNameMapper: { '^@trackway/([a-z]+)$': '<rootDir>/packages/$1/src/index.ts' },
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
};
