import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { system } from '../support/system';

const CONSOLE = join(__dirname, '..', '..', 'console');
const MAX_FIRST_LOAD_BYTES = 180 * 1024;
const MAX_DEPENDENCIES = 14;

/** Compressed size of a file that the gateway serves. */
async function sizeOf(path: string): Promise<number> {
  const response = await fetch(`${system.base_url}${path}`, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('content-encoding')).toBe('br');
  await response.arrayBuffer();
  return Number(response.headers.get('content-length'));
}

describe('the budgets of the console', () => {
  it('allow a first load of 180 KB', async () => {
    const html = await (await fetch(`${system.base_url}/console/`, { headers: { accept: 'text/html' } })).text();
    const paths = [...html.matchAll(/\.\/(assets\/[\w.-]+\.(?:js|css))/g)].map(([, path]) => `/console/${path}`);
    const first = readdirSync(join(CONSOLE, 'dist', 'site', 'assets')).find((file) =>
      /^projects-screen.*\.js$/.test(file),
    );
    const sizes = await Promise.all([...paths, `/console/assets/${first}`].map(sizeOf));

    expect(paths.length).toBeGreaterThanOrEqual(2);
    expect(html.length + sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_FIRST_LOAD_BYTES);
  });

  it('load every screen by itself', () => {
    const files = readdirSync(join(CONSOLE, 'dist', 'site', 'assets'));
    const screens = files.filter((file) => /-screen-.*\.js$/.test(file));

    expect(screens.length).toBeGreaterThanOrEqual(9);
    for (const file of screens) {
      expect(statSync(join(CONSOLE, 'dist', 'site', 'assets', file)).size).toBeLessThan(200 * 1024);
    }
  });

  it('allow 14 dependencies', () => {
    const { dependencies } = JSON.parse(readFileSync(join(CONSOLE, 'package.json'), 'utf8'));

    expect(Object.keys(dependencies).length).toBeLessThanOrEqual(MAX_DEPENDENCIES);
  });
});
