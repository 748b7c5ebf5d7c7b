/** Glob patterns of unit tests, which `npm run mutation` sets. */
const tests = JSON.parse(process.env.MUTATION_TESTS ?? '[]');

/** `runtime.cjs` replaces the runtime of `npm test`, which would run static code only once. */
module.exports = {
  rootDir: '../..',
  testEnvironment: require.resolve('../jest/main-context-environment.cjs'),
  runtime: require.resolve('./runtime.cjs'),
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
