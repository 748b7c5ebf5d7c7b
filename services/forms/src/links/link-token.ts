import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is stored instead of a token: whoever reads the database can open no form. The token is random, so it needs no salt. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
