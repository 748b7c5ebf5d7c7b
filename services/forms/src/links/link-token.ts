import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Only the hash is stored, so that a database leak exposes no links. The token is random and needs no salt. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
