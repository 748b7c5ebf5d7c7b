import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@trackway/testkit';
import { z } from 'zod';
import { loadSettings } from './load-settings';
import { address, count, flag, list, port, publicUrl, signingKeys } from './setting-types';

const schema = z.object({ HTTP_PORT: port, WORKERS: count.default(2), BROKERS: list, DEBUG: flag.default(false) });

describe('settings', () => {
  it('are parsed by their types, with defaults for missing ones', () => {
    const settings = loadSettings(schema, { HTTP_PORT: '8080', BROKERS: 'a:1, b:2,' });

    expect(settings).toEqual({ HTTP_PORT: 8080, WORKERS: 2, BROKERS: ['a:1', 'b:2'], DEBUG: false });
  });

  it('report all problems at once, without values', () => {
    const load = () => loadSettings(schema, { HTTP_PORT: 'secret-port', WORKERS: '0', DEBUG: 'maybe' });

    for (const name of ['HTTP_PORT', 'WORKERS', 'BROKERS', 'DEBUG']) expect(load).toThrow(name);
    expect(load).not.toThrow(/secret-port|maybe/);
  });

  it('name the purpose of every required setting that is missing', () => {
    const described = z.object({ KEYS: signingKeys.describe('kid:secret pairs'), BROKERS: list });

    expect(() => loadSettings(described, {})).toThrow(
      'Invalid settings\n  KEYS is required: kid:secret pairs\n  BROKERS is required',
    );
  });

  it('are read from a file that NAME_FILE names', () => {
    const file = join(temporaryFolder(), 'port');
    writeFileSync(file, '8081\n');

    expect(loadSettings(schema, { HTTP_PORT_FILE: file, BROKERS: 'a:1' }).HTTP_PORT).toBe(8081);
    expect(() => loadSettings(schema, { HTTP_PORT_FILE: '/no/such/file', BROKERS: 'a:1' })).toThrow(/HTTP_PORT_FILE/);
  });

  it.each([
    [port, '70000'],
    [count, '1.5'],
    [address, 'localhost'],
    [publicUrl, 'api.example.org'],
    [publicUrl, 'ftp://api.example.org'],
    [signingKeys, 'kid:short'],
    [signingKeys, Buffer.alloc(32).toString('base64url')],
  ])('reject unreadable values instead of using a default (%#)', (type, value) => {
    expect(type.safeParse(value).success).toBe(false);
  });

  it('accept a public URL, without its trailing slashes', () => {
    const urls = ['https://api.example.org', 'https://api.example.org/', 'http://127.0.0.1:8080/trackway//'];

    expect(urls.map((url) => publicUrl.parse(url))).toEqual([
      'https://api.example.org',
      'https://api.example.org',
      'http://127.0.0.1:8080/trackway',
    ]);
  });

  it('accept several signing keys, the first of which signs', () => {
    const secret = Buffer.alloc(32, 7);

    const keys = signingKeys.parse(
      `new:${secret.toString('base64url')},old:${Buffer.alloc(40, 8).toString('base64url')}`,
    );

    expect(keys.map(({ kid }) => kid)).toEqual(['new', 'old']);
    expect(keys[0]?.secret).toEqual(secret);
  });
});
