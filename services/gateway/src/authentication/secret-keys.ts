import { createSecretKey, type KeyObject } from 'node:crypto';
import type { KeySource } from './key-source';

/** Shared secrets for HS256. Every one of them verifies, whatever `kid` a token names. */
export function secretKeys(secrets: readonly string[]): KeySource {
  const keys: readonly KeyObject[] = secrets.map((secret) => createSecretKey(Buffer.from(secret, 'utf8')));
  return { algorithm: 'HS256', candidates: async () => keys };
}
