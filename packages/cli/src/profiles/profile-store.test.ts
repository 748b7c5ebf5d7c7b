import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { profileStore } from './profile-store';

describe('profileStore', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trackway-cli-'));
  const file = join(folder, 'inner', 'credentials.json');

  afterAll(() => rmSync(folder, { recursive: true }));

  it('writes a file that only its owner can read', () => {
    const profiles = { current: 'a', profiles: { a: { baseUrl: 'http://api', token: 'T' } } };

    profileStore(file).write(profiles);

    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(profileStore(file).read()).toEqual(profiles);
  });

  it('makes an existing file unreadable for others', () => {
    const open = join(folder, 'open.json');
    writeFileSync(open, '{}', { mode: 0o644 });

    profileStore(open).write({ current: 'a', profiles: {} });

    expect(statSync(open).mode & 0o777).toBe(0o600);
  });

  it('has no profiles without a file, and with a damaged one', () => {
    const damaged = join(folder, 'damaged.json');
    writeFileSync(damaged, '{');

    expect(profileStore(join(folder, 'missing.json')).read().profiles).toEqual({});
    expect(profileStore(damaged).read().profiles).toEqual({});
  });

  it('reads the single login of earlier versions', () => {
    const old = join(folder, 'old.json');
    writeFileSync(old, '{"baseUrl":"http://api","token":"T"}');

    expect(profileStore(old).read()).toEqual({
      current: 'default',
      profiles: { default: { baseUrl: 'http://api', token: 'T' } },
    });
  });
});
