import { createPublicKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';

/** A key that signs tokens, or has signed some that are still good. Ed25519. */
export interface SigningKey {
  readonly kid: string;
  readonly publicJwk: Readonly<Record<string, unknown>>;
  /** Encrypted; null once another key signs. */
  readonly privateKey: Buffer | null;
  readonly signsFrom: Date;
  /** Null while it signs. */
  readonly publishedUntil: Date | null;
  readonly revokedAt: Date | null;
}

/** The one that signs now: the newest whose time has come. */
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
