import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const SECRET_BYTES = 32;

/** A secret of a service account; the prefix lets scanners of repositories find one that was left there. */
export function newSecret(): string {
  return `tws_${randomBytes(SECRET_BYTES).toString('base64url')}`;
}

/** What is kept of a secret or a token. They are random, so nothing is gained by a slow hash. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret, 'utf8').digest();
}

export function isSecret(given: string, hash: Buffer): boolean {
  return timingSafeEqual(hashOf(given), hash);
}
