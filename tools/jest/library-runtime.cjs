const { createRequire, isBuiltin } = require('node:module');
const { default: Runtime } = require('jest-runtime');

/** Workspaces are loaded for each test file, and Jest's own packages belong to the running test file. */
const LOADED_FOR_EACH_FILE = /^(@trackway\/|@jest\/|jest|expect$)/;

/**
 * Loads libraries once for each worker and not once for each test file: evaluating them again took more than half of the
 * time of component tests. Modules of this repository are still loaded for each file.
 */
module.exports = class LibraryRuntime extends Runtime {
  requireModuleOrMock(from, moduleName) {
    return isLibrary(moduleName) ? createRequire(from)(moduleName) : super.requireModuleOrMock(from, moduleName);
  }
};

function isLibrary(moduleName) {
  return /^[@a-z]/i.test(moduleName) && !isBuiltin(moduleName) && !LOADED_FOR_EACH_FILE.test(moduleName);
}
