import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@trackway/testkit';
import { SERVICE_NAMES } from '../start/services';
import { ensureIdentityKeys, identityFolder } from './identity-keys';

describe('the identity keys of a local system', () => {
  it('include a private key for each service and all public keys, and do not change', () => {
    const state = temporaryFolder();
    ensureIdentityKeys(state);
    const read = () => readFileSync(join(identityFolder(state, 'forms'), 'private.pem'), 'utf8');
    const first = read();

    ensureIdentityKeys(state);

    expect(read()).toBe(first);
    expect(readdirSync(identityFolder(state, 'forms')).sort()).toEqual(
      ['private', ...SERVICE_NAMES].map((name) => `${name}.pem`).sort(),
    );
    expect(statSync(join(identityFolder(state, 'forms'), 'private.pem')).mode & 0o777).toBe(0o600);
    const publicKeys = ['forms', 'gateway'] as const;
    const copies = publicKeys.map((service) =>
      readFileSync(join(identityFolder(state, service), 'projects.pem'), 'utf8'),
    );
    expect(copies[0]).toBe(copies[1]);
  });
});
