const { createRequire } = require('node:module');
const { default: Runtime } = require('jest-runtime');
const LibraryRuntime = require('../jest/library-runtime.cjs');

/** Jest's own packages belong to the running test file. */
const OF_JEST = /^(@jest\/|jest|expect$|node:)/;

/**
 * The runtime of `npm test`, which loads modules once, because most of the time of a mutant would be spent on loading.
 * If the mutant is in code that runs when a module is loaded, only npm packages are loaded once.
 */
module.exports = class MutationRuntime extends LibraryRuntime {
  requireModuleOrMock(from, moduleName) {
    // Stryker sets this variable only for such mutants.
    if (process.env.__STRYKER_ACTIVE_MUTANT__ === undefined) return super.requireModuleOrMock(from, moduleName);
    return isPackage(moduleName)
      ? createRequire(from)(moduleName)
      : Runtime.prototype.requireModuleOrMock.call(this, from, moduleName);
  }
};

function isPackage(moduleName) {
  return /^[@a-z]/i.test(moduleName) && !moduleName.startsWith('@trackway/') && !OF_JEST.test(moduleName);
}
