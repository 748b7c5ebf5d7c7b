import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { hasSmallExponent } from '@trackway/runtime';
import { z } from 'zod';
import type { TokenAlgorithm } from './key-source';

const MAX_KEYS = 100;
const MIN_RSA_BITS = 2_048;

/** Public keys by `kid`. A key without one has the empty string. */
export type KeySet = ReadonlyMap<string, KeyObject>;

const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).max(MAX_KEYS) });

const key = z.looseObject({
  kid: z.string().default(''),
  use: z.literal('sig').optional(),
  alg: z.string().optional(),
  key_ops: z.array(z.string()).optional(),
});

/**
 * Returns the usable keys of a JSON Web Key Set of at most 100 keys. Keys for other uses or algorithms are ignored.
 * @throws Error if no key is usable.
 */
export function usableKeys(published: unknown, algorithm: TokenAlgorithm): KeySet {
  const { keys } = keySet.parse(published);
  const usable = new Map<string, KeyObject>();
  for (const jwk of keys) {
    const entry = usableKey(jwk, algorithm);
    if (entry) usable.set(entry.kid, entry.key);
  }
  if (usable.size === 0) throw new Error(`The key set has no key for ${algorithm}.`);
  return usable;
}

function usableKey(jwk: JsonWebKey, algorithm: TokenAlgorithm): { kid: string; key: KeyObject } | undefined {
  const described = key.safeParse(jwk);
  if (!described.success) return undefined;
  const { kid, alg, key_ops: operations } = described.data;
  if ((alg !== undefined && alg !== algorithm) || (operations && !operations.includes('verify'))) return undefined;
  try {
    const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
    return fits(publicKey, algorithm) ? { kid, key: publicKey } : undefined;
  } catch {
    return undefined;
  }
}

function fits(publicKey: KeyObject, algorithm: TokenAlgorithm): boolean {
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = publicKey;
  if (algorithm === 'RS256') {
    return type === 'rsa' && (details?.modulusLength ?? 0) >= MIN_RSA_BITS && hasSmallExponent(publicKey);
  }
  if (algorithm === 'ES256') return type === 'ec' && details?.namedCurve === 'prime256v1';
  return algorithm === 'EdDSA' && type === 'ed25519';
}
