import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultRoutes } from './default-routes';
import { loadRoutes } from './load-routes';

describe('loadRoutes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-routes-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  function fileWith(content: string): string {
    const file = join(folder, 'routes.json');
    writeFileSync(file, content);
    return file;
  }

  it('returns the default routes without a file', () => {
    expect(loadRoutes(undefined)).toBe(defaultRoutes);
  });

  it('reads a file', () => {
    const file = fileWith('{"routes": [{"path": "/a/:b/**", "to": "forms", "public": true, "limitBy": "b"}]}');

    expect(loadRoutes(file)).toEqual([{ path: '/a/:b/**', to: 'forms', public: true, limitBy: 'b', streams: false }]);
  });

  it.each([
    ['{"routes": []}', 'routes'],
    ['{"routes": [{"path": "a", "to": "forms"}]}', 'path'],
    ['{"routes": [{"path": "/a/**/b", "to": "forms"}]}', 'path'],
    ['{"routes": [{"path": "/a", "to": "elsewhere"}]}', 'to'],
    ['{"routes": [{"path": "/a", "to": "forms", "pubic": true}]}', 'pubic'],
    ['[', 'cannot be read as JSON'],
  ])('rejects a file with %s', (content, why) => {
    expect(() => loadRoutes(fileWith(content))).toThrow(why);
  });
});
