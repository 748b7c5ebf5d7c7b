import { createPublicKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';

/** An Ed25519 key that signs tokens, or signed tokens that are still valid. */
export interface SigningKey {
  readonly kid: string;
  readonly publicJwk: Readonly<Record<string, unknown>>;
  /** Encrypted. Null when another key signs. */
  readonly privateKey: Buffer | null;
  readonly signsFrom: Date;
  /** Null while the key signs. */
  readonly publishedUntil: Date | null;
  readonly revokedAt: Date | null;
}

/** The newest key that may sign. */
export function currentKey(keys: readonly SigningKey[], now: Date): SigningKey | undefined {
  return keys
    .filter(({ privateKey, revokedAt, signsFrom }) => privateKey && !revokedAt && signsFrom <= now)
    .toSorted((a, b) => b.signsFrom.getTime() - a.signsFrom.getTime())[0];
}

export function isPublished({ revokedAt, publishedUntil }: SigningKey, now: Date): boolean {
  return revokedAt === null && (publishedUntil === null || publishedUntil > now);
}

export function makeSigningKey(
  signsFrom: Date,
  encrypt: (privateKey: KeyObject, kid: string) => Buffer,
): SigningKey & { readonly privateKey: Buffer } {
  const { privateKey } = generateKeyPairSync('ed25519');
  const kid = randomUUID();
  const { kty, crv, x } = createPublicKey(privateKey).export({ format: 'jwk' });
  const publicJwk = { kty, crv, x, kid, alg: 'EdDSA', use: 'sig' };
  return { kid, publicJwk, privateKey: encrypt(privateKey, kid), signsFrom, publishedUntil: null, revokedAt: null };
}
