import { statSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@trackway/testkit';
import { Secrets } from './secrets';

describe('the secrets of a state folder', () => {
  it('are created once, differ by name, and are the same after a restart', () => {
    const folder = temporaryFolder();
    const secrets = new Secrets(folder);

    const token = secrets.get('token');

    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(secrets.get('postgres')).not.toBe(token);
    expect(new Secrets(folder).get('token')).toBe(token);
  });

  it('are not readable by other users', () => {
    const folder = temporaryFolder();

    new Secrets(folder).get('token');

    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  });
});
