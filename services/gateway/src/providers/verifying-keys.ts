import { createPublicKey, type KeyObject } from 'node:crypto';
import type { ProviderKey } from '@trackway/contracts';
import { hasSmallExponent } from '@trackway/runtime';
import type { CompactToken } from '../authentication/compact-token';

export interface VerifyingKey {
  readonly kid: string;
  readonly algorithm: ProviderKey['alg'];
  readonly key: KeyObject;
}

/**
 * Keys that cannot be parsed are ignored: projects has checked them, possibly with another version of OpenSSL. RSA keys
 * with a large exponent, which earlier versions of projects accepted, are ignored too.
 */
export function verifyingKeys(keys: readonly ProviderKey[]): readonly VerifyingKey[] {
  return keys.flatMap(({ kid, alg, ...jwk }) => {
    try {
      const key = createPublicKey({ key: jwk, format: 'jwk' });
      return hasSmallExponent(key) ? [{ kid, algorithm: alg, key }] : [];
    } catch {
      return [];
    }
  });
}

/**
 * The key that a token names. A token without a key id is verified by the only key, if there is only one. The key
 * determines the algorithm; that of the token must be the same.
 */
export function keyFor(keys: readonly VerifyingKey[], { kid, algorithm }: CompactToken): VerifyingKey | undefined {
  const only = keys.length === 1 ? keys[0] : undefined;
  const named = kid === undefined ? only : keys.find((key) => key.kid === kid);
  return named?.algorithm === algorithm ? named : undefined;
}
