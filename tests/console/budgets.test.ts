import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { system } from '../support/system';

const CONSOLE = join(__dirname, '..', '..', 'console');
const ASSETS = join(CONSOLE, 'dist', 'site', 'assets');
const MAX_FIRST_LOAD_BYTES = 180 * 1024;
const MAX_DEPENDENCIES = 14;

/** Compressed size of a file that the gateway serves. */
async function sizeOf(path: string): Promise<number> {
  const response = await fetch(`${system.base_url}${path}`, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('content-encoding')).toBe('br');
  await response.arrayBuffer();
  return Number(response.headers.get('content-length'));
}

/** A file and every file that it imports, directly or not. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(join(ASSETS, file), 'utf8');
  for (const [, imported] of text.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) withImports(`${imported}`, found);
  return found;
}

function screens(): string[] {
  return readdirSync(ASSETS).filter((file) => /-screen-.*\.js$/.test(file));
}

describe('the budgets of the console', () => {
  it('allow a first load of 180 KB for every first screen', async () => {
    const html = await (await fetch(`${system.base_url}/console/`, { headers: { accept: 'text/html' } })).text();
    const entries = [...html.matchAll(/\.\/assets\/([\w.-]+\.js)/g)].map(([, file]) => `${file}`);
    // All styles count, although a screen loads only its own.
    const styles = readdirSync(ASSETS).filter((file) => file.endsWith('.css'));
    const loads = screens().map((screen) => [...entries, screen].flatMap((file) => [...withImports(file)]));
    const files = [...new Set([...styles, ...loads.flat()])];
    const sizes = new Map(
      await Promise.all(files.map(async (file) => [file, await sizeOf(`/console/assets/${file}`)] as const)),
    );
    const sum = (list: Iterable<string>) => [...list].reduce((total, file) => total + (sizes.get(file) ?? 0), 0);

    expect(entries.length).toBeGreaterThanOrEqual(1);
    for (const load of loads) {
      expect(html.length + sum(styles) + sum(new Set(load))).toBeLessThanOrEqual(MAX_FIRST_LOAD_BYTES);
    }
  });

  it('load every screen separately', () => {
    expect(screens().length).toBeGreaterThanOrEqual(18);
    for (const file of screens()) expect(statSync(join(ASSETS, file)).size).toBeLessThan(200 * 1024);
  });

  it('allow 14 dependencies', () => {
    const { dependencies } = JSON.parse(readFileSync(join(CONSOLE, 'package.json'), 'utf8'));

    expect(Object.keys(dependencies).length).toBeLessThanOrEqual(MAX_DEPENDENCIES);
  });
});
