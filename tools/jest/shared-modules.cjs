const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const { join } = require('node:path');
const { transformSync, version } = require('@swc/core');

const ROOT = join(__dirname, '..', '..');
/** The console and `tests` keep state in modules, such as the page or the running system. */
const SHARED = /^(packages|services|tools)\/(?!.*\.test\.ts$).*\.ts$/;
const OPTIONS = {
  sourceMaps: true,
  jsc: { target: 'es2023', parser: { syntax: 'typescript' } },
  module: { type: 'commonjs' },
};
/** `CHILD_MESSAGE_END` of jest-worker. */
const END = 2;

/** Files of source maps by module. */
const sourceMaps = new Map();
/** Those that Jest uses for the running test file. */
let mapsOfFile = new Map();
let cache;

/** True for modules of this repository that are loaded once for each worker. */
function isShared(path) {
  return path.startsWith(`${ROOT}/`) && !path.includes('/node_modules/') && SHARED.test(path.slice(ROOT.length + 1));
}

/** Lets Node load TypeScript of this repository. Compiled modules are stored in the cache folder of Jest. */
function loadTypeScript(cacheFolder) {
  if (cache) return;
  cache = join(cacheFolder, 'shared-modules');
  mkdirSync(cache, { recursive: true });
  Module._extensions['.ts'] = (module, path) => module._compile(compiled(path), path);
  const resolve = Module._resolveFilename;
  Module._resolveFilename = (request, ...rest) => {
    const name = /^@trackway\/([a-z]+)$/.exec(request)?.[1];
    return name ? join(ROOT, 'packages', name, 'src', 'index.ts') : resolve(request, ...rest);
  };
  endWithJest();
}

/** Adds the source maps of shared modules to those of a test file, also of modules that are loaded later. */
function registerSourceMaps(maps) {
  for (const [path, file] of sourceMaps) maps.set(path, file);
  mapsOfFile = maps;
  return maps;
}

function compiled(path) {
  const source = readFileSync(path, 'utf8');
  const name = createHash('sha1').update(`${version}\0${path}\0${source}`).digest('hex');
  const code = join(cache, `${name}.js`);
  const map = join(cache, `${name}.map`);
  if (!existsSync(code)) {
    const output = transformSync(source, { ...OPTIONS, filename: path });
    write(map, output.map);
    write(code, output.code);
  }
  sourceMaps.set(path, map);
  mapsOfFile.set(path, map);
  return readFileSync(code, 'utf8');
}

/** Several workers can write the same file. */
function write(file, text) {
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, text);
  renameSync(temporary, file);
}

/** The service that test files share would keep the worker alive. `end-run.cjs` drops its database. */
function endWithJest() {
  // Jest replaces the method while a test file runs.
  const { exit } = process;
  if (process.send) process.on('message', ([type]) => type === END && exit.call(process, 0));
}

module.exports = { isShared, loadTypeScript, registerSourceMaps };
