import { generateKeyPairSync } from 'node:crypto';
import { usableKeys } from './key-set';

const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const rsa = publicKey.export({ format: 'jwk' });
const exponent = (hex: string) => ({ ...rsa, kid: hex, e: Buffer.from(hex, 'hex').toString('base64url') });

describe('the usable keys of a key set', () => {
  it('exclude RSA keys with an exponent above 2^32-1, which take milliseconds for each signature', () => {
    const keys = ['010001', 'ffffffff', '0100000001'].map(exponent);

    expect([...usableKeys({ keys }, 'RS256').keys()]).toEqual(['010001', 'ffffffff']);
  });
});
