import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const SECRET_BYTES = 32;

/** Generates a secret of a service account. The prefix lets secret scanners find leaked ones. */
export function newSecret(): string {
  return `tws_${randomBytes(SECRET_BYTES).toString('base64url')}`;
}

/** Secrets and tokens are random, so a slow hash would not improve security. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret, 'utf8').digest();
}

export function isSecret(given: string, hash: Buffer): boolean {
  return timingSafeEqual(hashOf(given), hash);
}
