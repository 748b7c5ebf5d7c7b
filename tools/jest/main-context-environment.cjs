const vm = require('node:vm');
const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/** Stands for the context of the worker itself wherever Jest passes the context of an environment to `node:vm`. */
const MAIN_CONTEXT = Object.freeze({});

/** Enough for the frames of Jest, of an assertion in a helper, and of its callers. */
const STACK_FRAMES = 20;

const compileFunction = vm.compileFunction;
vm.compileFunction = (code, params, options) => {
  if (options?.parsingContext !== MAIN_CONTEXT) return compileFunction(code, params, options);
  const { parsingContext: _main, ...rest } = options;
  return compileFunction(code, params, rest);
};

/**
 * Runs test files in the context of the worker instead of a new one for each file, so that objects of libraries, which
 * `library-runtime.cjs` loads once for each worker, and objects of tests have the same `Error`, `Date` and `Object`.
 * What a file changes in `globalThis` and `process.env` is restored after it.
 */
module.exports = class MainContextEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  #globals = Object.getOwnPropertyDescriptors(globalThis);
  #env = { ...process.env };

  constructor({ projectConfig: config }) {
    const { global, moduleMocker } = this;
    const timerConfig = { idToRef: (id) => id, refToId: (timer) => timer };
    this.fakeTimers = new LegacyFakeTimers({ config, global, moduleMocker, timerConfig });
    this.fakeTimersModern = new ModernFakeTimers({ config, global });
  }

  async setup() {
    // Jest sets 100 before. Each call of `expect` creates errors, and capturing their stacks took a tenth of the CPU time.
    Error.stackTraceLimit = STACK_FRAMES;
  }

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    for (const key of Reflect.ownKeys(globalThis)) {
      const before = this.#globals[key];
      if (before) Object.defineProperty(globalThis, key, before);
      else if (Reflect.getOwnPropertyDescriptor(globalThis, key).configurable) delete globalThis[key];
    }
    process.env = this.#env;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return MAIN_CONTEXT;
  }
};
