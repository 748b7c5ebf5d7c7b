const { createRequire, isBuiltin } = require('node:module');
const { default: Runtime } = require('jest-runtime');
const { isShared, loadTypeScript, registerSourceMaps } = require('./shared-modules.cjs');

/** Jest's own packages belong to the running test file. */
const LOADED_FOR_EACH_FILE = /^(@jest\/|jest|expect$)/;
const LIBRARY = /^[@a-z]/i;

/**
 * Loads libraries and modules of this repository once for each worker and not once for each test file: evaluating them
 * again took more than half of the time of component tests. Only test files are loaded by Jest.
 */
module.exports = class LibraryRuntime extends Runtime {
  constructor(config, ...rest) {
    super(config, ...rest);
    loadTypeScript(config.cacheDirectory);
  }

  requireModuleOrMock(from, moduleName) {
    return isLoadedOnce(from, moduleName)
      ? createRequire(from)(moduleName)
      : super.requireModuleOrMock(from, moduleName);
  }

  /** Libraries of Jest, such as `expect`. Its own modules, which have the state of a test file, are given as paths. */
  requireInternalModule(from, moduleName) {
    return moduleName && LIBRARY.test(moduleName)
      ? createRequire(from)(moduleName)
      : super.requireInternalModule(from, moduleName);
  }

  getSourceMaps() {
    return registerSourceMaps(super.getSourceMaps());
  }
};

function isLoadedOnce(from, moduleName) {
  if (isBuiltin(moduleName) || LOADED_FOR_EACH_FILE.test(moduleName)) return false;
  if (LIBRARY.test(moduleName)) return true;
  return !/\.[cm]?js(on)?$/.test(moduleName) && isShared(createRequire(from).resolve(moduleName));
}
