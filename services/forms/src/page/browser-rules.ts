import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const COMPILED = join(__dirname, '..', '..', 'dist');

/** The modules of the rules and what they stand on; all without I/O. */
const MODULES = [
  'fields/dates',
  'fields/field-rules',
  'rules/check-value',
  'rules/choice-values',
  'rules/field-value',
  'rules/number-values',
  'rules/text-values',
  'rules/time-values',
  'rules/visible-fields',
];

/** The compiled rules as one script, whose function `rules` gives a module: the page decides by the code that the server decides by. */
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
