const base = {
  testEnvironment: '<rootDir>/tools/jest/main-context-environment.cjs',
  runtime: '<rootDir>/tools/jest/library-runtime.cjs',
  setupFiles: ['<rootDir>/tools/jest/provide-jest.cjs'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { target: 'es2023', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } },
    ],
  },
  moduleNameMapper: { '^@trackway/([a-z]+)$': '<rootDir>/packages/$1/src/index.ts' },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.local/'],
  modulePathIgnorePatterns: ['/dist/', '/.local/'],
  watchPathIgnorePatterns: ['/.local/'],
};

module.exports = {
  maxWorkers: 2,
  // Long, because the host may be loaded. Tests that wait set their own limits. Jest ignores this option in a project.
  testTimeout: 60_000,
  projects: [
    {
      ...base,
      displayName: 'unit',
      testMatch: [
        '<rootDir>/{packages,services}/*/src/**/*.test.ts',
        '<rootDir>/tools/src/**/*.test.ts',
        '<rootDir>/examples/*/src/**/*.test.ts',
        '<rootDir>/console/src/**/*.test.ts',
        '<rootDir>/tests/structure/*.test.ts',
        '<rootDir>/tests/deploy/*.test.ts',
      ],
    },
    {
      ...base,
      displayName: 'component',
      globalSetup: '<rootDir>/tools/jest/start-run.cjs',
      globalTeardown: '<rootDir>/tools/jest/end-run.cjs',
      testMatch: [
        '<rootDir>/{packages,services}/*/test/**/*.test.ts',
        '<rootDir>/tools/test/**/*.test.ts',
        '<rootDir>/examples/*.test.ts',
      ],
    },
    {
      ...base,
      displayName: 'outside',
      globalSetup: '<rootDir>/tools/jest/start-run.cjs',
      setupFiles: [...base.setupFiles, '<rootDir>/tests/support/record-exchanges.ts'],
      testMatch: ['<rootDir>/tests/**/*.test.ts'],
      testPathIgnorePatterns: [...base.testPathIgnorePatterns, '<rootDir>/tests/(structure|faults|deploy)/'],
    },
    {
      ...base,
      // They stop parts of the system, so no other tests run at the same time.
      displayName: 'faults',
      setupFilesAfterEnv: ['<rootDir>/tests/support/await-services.ts'],
      testMatch: ['<rootDir>/tests/faults/*.test.ts'],
    },
  ],
};
