import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { REPOSITORY } from '../servers/config';
import { packageFiles } from './package-files';

const CLIENT = join(REPOSITORY, 'packages', 'client');

/** Writes the npm package of the client: one file per module format, with types for both. Needs compiled packages. */
export async function buildClient(folder: string): Promise<void> {
  for (const format of ['esm', 'cjs'] as const) {
    const target = join(folder, 'dist', format);
    const bundle = await rolldown({ input: join(CLIENT, 'src', 'index.ts'), platform: 'neutral' });
    await bundle.write({ file: join(target, 'index.js'), format });
    copyTypes(target, format);
    writeFileSync(join(target, 'package.json'), JSON.stringify({ type: format === 'esm' ? 'module' : 'commonjs' }));
  }
  const entry = (format: string) => ({ types: `./dist/${format}/index.d.ts`, default: `./dist/${format}/index.js` });
  packageFiles(CLIENT, folder, {
    main: './dist/cjs/index.js',
    types: './dist/cjs/index.d.ts',
    exports: { '.': { import: entry('esm'), require: entry('cjs') }, './package.json': './package.json' },
    sideEffects: false,
  });
}

/** Node resolves relative imports of ES modules only with their extension. */
function copyTypes(target: string, format: 'esm' | 'cjs'): void {
  const sources = globSync('**/*.ts', { cwd: join(CLIENT, 'src') }).filter((file) => !file.endsWith('.test.ts'));
  for (const source of sources) {
    const file = source.replace(/\.ts$/, '.d.ts');
    const text = readFileSync(join(CLIENT, 'dist', file), 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, '');
    const types = format === 'esm' ? withExtensions(text) : text;
    mkdirSync(join(target, file, '..'), { recursive: true });
    writeFileSync(join(target, file), types);
  }
}

function withExtensions(text: string): string {
  return text.replace(/(from |import\()('|")(\.[^'"]*)\2/g, (_match, before: string, quote: string, path: string) => {
    const file = /(^|\/)\.{1,2}$/.test(path) ? `${path}/index.js` : `${path}.js`;
    return `${before}${quote}${file}${quote}`;
  });
}
