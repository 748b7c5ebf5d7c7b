const { createRequire } = require('node:module');
const { default: Runtime } = require('jest-runtime');
const { loadTypeScript } = require('../jest/shared-modules.cjs');

/** Jest's own packages belong to the running test file. */
const OF_JEST = /^(@jest\/|jest|expect$|node:)/;

const mutatesPackages = JSON.parse(process.env.MUTATION_FILES ?? '[]').some((file) => file.startsWith('packages/'));

/**
 * Loads npm packages once, and those of this repository if none of them is mutated, which saves most of the time of a
 * mutant. Other modules are loaded again for each test file, so that static code of a mutant runs.
 */
module.exports = class MutationRuntime extends Runtime {
  constructor(config, ...rest) {
    super(config, ...rest);
    if (!mutatesPackages) loadTypeScript(config.cacheDirectory);
  }

  requireModuleOrMock(from, moduleName) {
    return isLoadedOnce(moduleName) ? createRequire(from)(moduleName) : super.requireModuleOrMock(from, moduleName);
  }
};

function isLoadedOnce(moduleName) {
  if (!/^[@a-z]/i.test(moduleName) || OF_JEST.test(moduleName)) return false;
  return !(mutatesPackages && moduleName.startsWith('@trackway/'));
}
