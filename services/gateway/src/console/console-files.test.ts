import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quietLogger } from '@trackway/testkit';
import type { LocalResponse } from '../docs/local-response';
import type { Exchange, GatewayRequest } from '../exchange/exchange';
import type { ConsoleSettings } from './console-config';
import { consoleFiles } from './console-files';

const START = "import('./assets/index-1.js');";
const HTML = `<html><head><base href="/console/" /><script type="application/json" id="config">{}</script></head>
<body><script type="module">${START}</script></body></html>`;

describe('the console', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'trackway-console-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), HTML);
    writeFileSync(join(folder, 'assets', 'index-1.js'), 'start()');
    writeFileSync(join(folder, 'assets', 'index-1.js.br'), 'brotli');
    writeFileSync(join(folder, 'assets', 'index-1.js.gz'), 'gzip');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  const settings: ConsoleSettings = {
    PUBLIC_URL: undefined,
    CONSOLE_ISSUER: undefined,
    CONSOLE_ISSUER_ORIGINS: [],
    CONSOLE_CLIENT_ID: undefined,
    CONSOLE_SCOPE: '',
    CONSOLE_TRACE_URL: undefined,
  };

  async function get(path: string, headers: object = {}, more: Partial<ConsoleSettings> = {}) {
    const find = consoleFiles(folder, { ...settings, ...more }, quietLogger());
    const respond = find(path);
    const response = await respond?.({} as Exchange, { headers } as GatewayRequest);
    return { isFound: respond !== undefined, response, header: (name: string) => headerOf(response, name) };
  }

  it('serves one uncached page for every screen, which may run only its own script', async () => {
    const { response, header } = await get('/console/projects/1');

    const hash = createHash('sha256').update(START).digest('base64');
    expect(response?.type).toBe('text/html; charset=utf-8');
    expect(header('Cache-Control')).toBe('no-cache');
    expect(header('Content-Security-Policy')).toContain(`script-src 'strict-dynamic' 'sha256-${hash}';`);
    expect(header('Content-Security-Policy')).not.toMatch(/unsafe/);
  });

  it('serves hashed files with long caching, in the precompressed encoding that the client accepts', async () => {
    const forms = ['br, gzip', 'gzip', 'br;q=0'].map((accepted) => {
      return get('/console/assets/index-1.js', { 'accept-encoding': accepted });
    });

    const found = await Promise.all(forms);
    expect(found.map(({ response }) => String(response?.body))).toEqual(['brotli', 'gzip', 'start()']);
    expect(found[0]?.header('Cache-Control')).toContain('immutable');
  });

  it('returns 404 instead of the page for an unknown file', async () => {
    const { isFound, response } = await get('/console/assets/old.js');

    expect([isFound, response]).toEqual([true, undefined]);
  });

  it('is served below the path of PUBLIC_URL, and may connect to its issuer', async () => {
    const issuer = { CONSOLE_ISSUER: 'https://id.example.org/realm', CONSOLE_CLIENT_ID: '</script>' };
    const { response, header } = await get('/console/', {}, { PUBLIC_URL: 'https://example.org/tools', ...issuer });

    expect(response?.body.toString()).toContain('<base href="/tools/console/">');
    expect(response?.body.toString()).toContain('"apiUrl":"/tools"');
    expect(response?.body.toString()).toContain('\\u003c/script>');
    expect(header('Content-Security-Policy')).toContain("connect-src 'self' https://id.example.org;");
  });

  it('may connect to further origins of its issuer', async () => {
    const issuer = { CONSOLE_ISSUER: 'https://id.example.org', CONSOLE_CLIENT_ID: 'console' };
    const { header } = await get('/console/', {}, { ...issuer, CONSOLE_ISSUER_ORIGINS: ['https://token.example.org'] });

    const origins = 'https://id.example.org https://token.example.org';
    expect(header('Content-Security-Policy')).toContain(`connect-src 'self' ${origins};`);
  });

  it('has the address of traces', async () => {
    const { response } = await get('/console/', {}, { CONSOLE_TRACE_URL: 'https://t.example.org/{request_id}' });

    expect(response?.body.toString()).toContain('"traceUrl":"https://t.example.org/{request_id}"');
  });

  it('redirects browsers from the root, and no other client', async () => {
    const browser = await get('/', { accept: 'text/html,*/*' });
    const program = await get('/', { accept: '*/*' });

    expect([browser.response?.status, browser.header('Location')]).toEqual([302, '/console/']);
    expect(program.response).toBeUndefined();
  });

  it('is not served without a build', async () => {
    rmSync(join(folder, 'index.html'));

    expect((await get('/console/')).isFound).toBe(false);
    expect((await get('/', { accept: 'text/html' })).isFound).toBe(false);
  });
});

function headerOf(response: LocalResponse | undefined, name: string): string | undefined {
  const at = response?.headers?.indexOf(name) ?? -1;
  return at === -1 ? undefined : response?.headers?.[at + 1];
}
