import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultRoutes } from './default-routes';
import { loadRoutes } from './load-routes';

describe('the routes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-routes-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  function fileWith(content: string): string {
    const file = join(folder, 'routes.json');
    writeFileSync(file, content);
    return file;
  }

  it('are those that come with the gateway where no file is named', () => {
    expect(loadRoutes(undefined)).toBe(defaultRoutes);
  });

  it('are read from a file', () => {
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
  ])('are refused where the file holds %s', (content, why) => {
    expect(() => loadRoutes(fileWith(content))).toThrow(why);
  });
});
