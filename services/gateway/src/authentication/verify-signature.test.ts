import { createHmac, createSecretKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { sign as signToken } from 'jsonwebtoken';
import { type CompactToken, parseCompactToken } from './compact-token';
import type { TokenAlgorithm } from './key-source';
import { isSignatureValid } from './verify-signature';

const secret = createSecretKey(Buffer.from('a secret of thirty-two bytes or more'));
const rsa = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const ed = generateKeyPairSync('ed25519');

function parsed(token: string): CompactToken {
  const compact = parseCompactToken(token);
  if (!compact) throw new Error('The token cannot be read.');
  return compact;
}

function edToken(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const input = `${part({ alg: 'EdDSA' })}.${part({ sub: 'ann' })}`;
  return `${input}.${sign(null, Buffer.from(input), ed.privateKey).toString('base64url')}`;
}

/** Tokens signed by another library, with the keys that verify them. */
const TOKENS: readonly (readonly [TokenAlgorithm, KeyObject, string])[] = [
  ['HS256', secret, signToken({ sub: 'ann' }, secret, { algorithm: 'HS256' })],
  ['RS256', rsa.publicKey, signToken({ sub: 'ann' }, rsa.privateKey, { algorithm: 'RS256' })],
  ['ES256', ec.publicKey, signToken({ sub: 'ann' }, ec.privateKey, { algorithm: 'ES256' })],
  ['EdDSA', ed.publicKey, edToken()],
];

describe.each(TOKENS)('isSignatureValid for %s', (algorithm, key, token) => {
  const compact = parsed(token);
  const withSignature = (signature: Buffer): CompactToken => ({ ...compact, signature });

  it('accepts the matching key', () => {
    expect(isSignatureValid(key, algorithm, compact)).toBe(true);
  });

  it('rejects a changed signing input', () => {
    expect(isSignatureValid(key, algorithm, { ...compact, signingInput: `${compact.signingInput}A` })).toBe(false);
  });

  it.each(Array.from(compact.signature.keys()).filter((at) => at % 16 === 0))(
    'rejects a signature with byte %i changed',
    (at) => {
      const signature = Buffer.from(compact.signature);
      signature[at] = (signature[at] ?? 0) ^ 1;
      expect(isSignatureValid(key, algorithm, withSignature(signature))).toBe(false);
    },
  );

  it('rejects a signature that is truncated, extended, zeroed or empty', () => {
    const { signature } = compact;
    for (const other of [
      signature.subarray(1),
      signature.subarray(0, -1),
      Buffer.concat([signature, Buffer.alloc(1)]),
      Buffer.alloc(signature.length),
      Buffer.alloc(0),
    ]) {
      expect(isSignatureValid(key, algorithm, withSignature(other))).toBe(false);
    }
  });

  it('rejects keys of other algorithms', () => {
    for (const [, other] of TOKENS) if (other !== key) expect(isSignatureValid(other, algorithm, compact)).toBe(false);
  });
});

it('isSignatureValid does not accept a public key as an HMAC secret', () => {
  const { publicKey } = rsa;
  const { signingInput } = parsed(signToken({ sub: 'ann' }, secret));
  const pem = publicKey.export({ type: 'spki', format: 'pem' });
  const signature = createHmac('sha256', pem).update(signingInput).digest();
  const compact = { ...parsed(signToken({ sub: 'ann' }, secret)), signingInput, signature };

  expect(isSignatureValid(publicKey, 'RS256', compact)).toBe(false);
  expect(isSignatureValid(publicKey, 'HS256', compact)).toBe(false);
});
