import { generateKeyPairSync, sign } from 'node:crypto';
import { headerOf, signEdDsa, verifyEdDsa } from './compact-jws';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = { sub: 'ann', name: 'Ana Brandão' };
const token = signEdDsa(claims, 'k', privateKey);
const [header = '', payload = '', signature = ''] = token.split('.');

/** A token with another header, signed with the key. */
function tokenWith(fields: unknown): string {
  const input = `${encode(fields)}.${payload}`;
  return `${input}.${sign(null, Buffer.from(input), privateKey).toString('base64url')}`;
}

describe('a token that a service signs', () => {
  it('is verified with its key id and the public key', () => {
    expect(verifyEdDsa(token, 'k', publicKey)).toEqual(claims);
    expect(headerOf(token)).toEqual({ alg: 'EdDSA', typ: 'JWT', kid: 'k' });
  });

  it.each([
    ['another key id', tokenWith({ alg: 'EdDSA', typ: 'JWT', kid: 'other' })],
    ['another algorithm', tokenWith({ alg: 'none', typ: 'JWT', kid: 'k' })],
    ['another type', tokenWith({ alg: 'EdDSA', typ: 'other', kid: 'k' })],
    ['another order in its header', tokenWith({ kid: 'k', alg: 'EdDSA', typ: 'JWT' })],
    ['a further parameter', tokenWith({ alg: 'EdDSA', typ: 'JWT', kid: 'k', crit: [] })],
    ['a fourth part', `${token}.x`],
    ['an empty fourth part', `${token}.`],
  ])('is rejected with %s', (_, other) => {
    expect(() => verifyEdDsa(other, 'k', publicKey)).toThrow('another header or shape');
  });

  it.each([
    ['other claims', `${header}.${encode({ sub: 'bob' })}.${signature}`],
    ['no signature', `${header}.${payload}.`],
    ['no claims and no signature', header],
    ['the signature of another key', signEdDsa(claims, 'k', generateKeyPairSync('ed25519').privateKey)],
    ['a signature with padding', `${token}==`],
    ['another spelling of the signature', `${header}.${payload}.${signature.replace(/[AQgw]$/, lastBitSet)}`],
  ])('is rejected with %s', (_, other) => {
    expect(other).not.toBe(token);
    expect(() => verifyEdDsa(other, 'k', publicKey)).toThrow('The signature does not match.');
  });
});

describe('the header of a token', () => {
  it.each([['text'], [''], [`${Buffer.from('{"alg"').toString('base64url')}.x.y`]])('is not read from %j', (other) => {
    expect(() => headerOf(other)).toThrow('JSON');
  });

  it.each([null, 1, 'text', false])('cannot be %j', (value) => {
    expect(() => headerOf(`${encode(value)}.${payload}.${signature}`)).toThrow('The header is not an object.');
  });
});

/** The 64 bytes of a signature leave four bits of the last character unused. */
function lastBitSet(last: string): string {
  return String.fromCharCode(last.charCodeAt(0) + 1);
}
