import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const COMPILED = join(__dirname, '..', '..', 'dist');

/** Compiled modules without I/O that the page needs, with their dependencies. */
const MODULES = [
  'fields/calculate',
  'fields/choice-values',
  'fields/condition-holds',
  'fields/dates',
  'fields/evaluate-expression',
  'fields/expression',
  'fields/field-types',
  'fields/field-value',
  'fields/fields-by-key',
  'fields/group-values',
  'fields/number-values',
  'fields/parse-expression',
  'fields/rational',
  'fields/read-value',
  'fields/resolve-fields',
  'fields/text-values',
  'fields/time-values',
  'fields/visibility',
];

/** The same of packages. */
const PACKAGE_MODULES: Readonly<Record<string, readonly string[]>> = {
  '@trackway/contracts': ['form-field-types'],
  '@trackway/filters': ['match-values', 'operators', 'search-text', 'time-range'],
};

/** Bundles the compiled rules of fields to one script, so that the page validates with the code of the server. */
export function browserRules(): string {
  const modules = [
    ...MODULES.map((name) => moduleOf(name, compiled(join(COMPILED, `${name}.js`)))),
    ...Object.entries(PACKAGE_MODULES).flatMap(([name, parts]) => packageModules(name, parts)),
  ];
  return `globalThis.rules = (() => {
  const modules = {${modules.join(',\n')}};
  const loaded = {};
  return function load(name) {
    if (!loaded[name]) {
      loaded[name] = {};
      const resolve = (path) => (path.startsWith('.') ? new URL(path, 'x://x/' + name).pathname.slice(1) : path);
      modules[name](loaded[name], (path) => load(resolve(path)));
    }
    return loaded[name];
  };
})();`;
}

/** Modules of a package, and one that exports all of them under the name of the package. */
function packageModules(name: string, parts: readonly string[]): string[] {
  const folder = join(dirname(require.resolve(`${name}/package.json`)), 'dist');
  const all = parts.map((part) => `require(${JSON.stringify(`${name}/${part}`)})`);
  return [
    ...parts.map((part) => moduleOf(`${name}/${part}`, compiled(join(folder, `${part}.js`)))),
    moduleOf(name, `Object.assign(exports, ${all.join(', ')});`),
  ];
}

function moduleOf(name: string, code: string): string {
  return `${JSON.stringify(name)}(exports, require) {\n${code}\n}`;
}

function compiled(file: string): string {
  return readFileSync(file, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, '');
}
