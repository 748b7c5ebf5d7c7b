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

/** Tokens as other libraries make them, and what they are checked with. */
const TOKENS: readonly (readonly [TokenAlgorithm, KeyObject, string])[] = [
  ['HS256', secret, signToken({ sub: 'ann' }, secret, { algorithm: 'HS256' })],
  ['RS256', rsa.publicKey, signToken({ sub: 'ann' }, rsa.privateKey, { algorithm: 'RS256' })],
  ['ES256', ec.publicKey, signToken({ sub: 'ann' }, ec.privateKey, { algorithm: 'ES256' })],
  ['EdDSA', ed.publicKey, edToken()],
];

describe.each(TOKENS)('a signature by %s', (algorithm, key, token) => {
  const compact = parsed(token);
  const withSignature = (signature: Buffer): CompactToken => ({ ...compact, signature });

  it('holds with the key that belongs to it', () => {
    expect(isSignatureValid(key, algorithm, compact)).toBe(true);
  });

  it('does not hold for another text', () => {
    expect(isSignatureValid(key, algorithm, { ...compact, signingInput: `${compact.signingInput}A` })).toBe(false);
  });

  it.each(Array.from(compact.signature.keys()).filter((at) => at % 16 === 0))(
    'does not hold with byte %i changed',
    (at) => {
      const signature = Buffer.from(compact.signature);
      signature[at] = (signature[at] ?? 0) ^ 1;
      expect(isSignatureValid(key, algorithm, withSignature(signature))).toBe(false);
    },
  );

  it('does not hold where it is shorter, longer or nothing', () => {
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

  it('does not hold with any key of another kind', () => {
    for (const [, other] of TOKENS) if (other !== key) expect(isSignatureValid(other, algorithm, compact)).toBe(false);
  });
});

it('does not take the public key for a secret', () => {
  const { publicKey } = rsa;
  const { signingInput } = parsed(signToken({ sub: 'ann' }, secret));
  const pem = publicKey.export({ type: 'spki', format: 'pem' });
  const signature = createHmac('sha256', pem).update(signingInput).digest();
  const compact = { ...parsed(signToken({ sub: 'ann' }, secret)), signingInput, signature };

  expect(isSignatureValid(publicKey, 'RS256', compact)).toBe(false);
  expect(isSignatureValid(publicKey, 'HS256', compact)).toBe(false);
});
