import { createSecretKey, type KeyObject } from 'node:crypto';
import type { KeySource } from './key-source';

/** Shared secrets for HS256. All of them are candidates, whatever `kid` a token has. */
export function secretKeys(secrets: readonly string[]): KeySource {
  const keys: readonly KeyObject[] = secrets.map((secret) => createSecretKey(Buffer.from(secret, 'utf8')));
  return { algorithm: 'HS256', candidates: async () => keys };
}
