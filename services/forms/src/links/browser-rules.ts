import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const COMPILED = join(__dirname, '..', '..', 'dist');

/** Compiled modules without I/O that the page needs, with their dependencies. */
const MODULES = [
  'fields/calculate',
  'fields/choice-values',
  'fields/dates',
  'fields/evaluate-expression',
  'fields/expression',
  'fields/field-types',
  'fields/field-value',
  'fields/group-values',
  'fields/number-values',
  'fields/parse-expression',
  'fields/rational',
  'fields/read-value',
  'fields/resolve-fields',
  'fields/text-values',
  'fields/time-values',
];

/** Bundles the compiled rules of fields to one script, so that the page validates with the code of the server. */
export function browserRules(): string {
  const modules = MODULES.map((name) => `${JSON.stringify(name)}(exports, require) {\n${compiled(name)}\n}`);
  return `globalThis.rules = (() => {
  const modules = {${modules.join(',\n')}};
  const loaded = {};
  return function load(name) {
    if (!loaded[name]) {
      loaded[name] = {};
      modules[name](loaded[name], (path) => load(new URL(path, 'x://x/' + name).pathname.slice(1)));
    }
    return loaded[name];
  };
})();`;
}

function compiled(name: string): string {
  return readFileSync(join(COMPILED, `${name}.js`), 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, '');
}
