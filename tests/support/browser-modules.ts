import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A built package as one JavaScript expression with its exports. Browsers cannot load its CommonJS modules. */
export function moduleExpression(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const modules = files.map((file) => {
    const path = relative(folder, join(folder, file)).replace(/\.js$/, '');
    return `${JSON.stringify(path)}: (module, exports, require) => {${readFileSync(join(folder, file), 'utf8')}\n}`;
  });
  return `(() => {
    const modules = {${modules.join(',\n')}};
    const loaded = {};
    const load = (path) => {
      if (loaded[path]) return loaded[path].exports;
      const module = (loaded[path] = { exports: {} });
      const require = (name) => load(new URL(name, 'file:///' + path).pathname.slice(1));
      modules[path](module, module.exports, require);
      return module.exports;
    };
    return load('index');
  })()`;
}
