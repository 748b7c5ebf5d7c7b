import { generateKeyPairSync } from 'node:crypto';
import { usableKeys } from './usable-keys';

const rsa = { ...generateKeyPairSync('rsa', { modulusLength: 2_048 }).publicKey.export({ format: 'jwk' }), kid: 'r1' };
const withExponent = (...bytes: readonly number[]) => ({ ...rsa, e: Buffer.from(bytes).toString('base64url') });

describe('the usable keys of a key set', () => {
  it.each([
    ['65537', rsa],
    ['2^32 - 1', withExponent(0xff, 0xff, 0xff, 0xff)],
  ])('include an RSA key with the public exponent %s', (_, key) => {
    expect(usableKeys({ keys: [key] })).toEqual([{ kty: 'RSA', n: key.n, e: key.e, kid: 'r1', alg: 'RS256' }]);
  });

  it('exclude an RSA key with a larger public exponent, because verification would be expensive', () => {
    expect(usableKeys({ keys: [withExponent(1, 0, 0, 0, 1)] })).toEqual([]);
  });
});
