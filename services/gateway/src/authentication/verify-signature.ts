import { createHmac, type KeyObject, timingSafeEqual, verify } from 'node:crypto';
import type { CompactToken } from './compact-token';
import type { TokenAlgorithm } from './key-source';

type Check = (key: KeyObject, input: Buffer, signature: Buffer) => boolean;

const CHECKS: Readonly<Record<TokenAlgorithm, Check>> = {
  HS256: (key, input, signature) => {
    const right = createHmac('sha256', key).update(input).digest();
    return signature.length === right.length && timingSafeEqual(signature, right);
  },
  RS256: (key, input, signature) => verify('sha256', input, key, signature),
  // The two numbers one after the other (RFC 7518, 3.4), and not in DER.
  ES256: (key, input, signature) => verify('sha256', input, { key, dsaEncoding: 'ieee-p1363' }, signature),
  EdDSA: (key, input, signature) => verify(null, input, key, signature),
};

/**
 * Verifies a signature with the configured algorithm; the caller has compared it with the token's. Libraries would
 * parse the token again (decision 22 has the figures).
 */
export function isSignatureValid(key: KeyObject, algorithm: TokenAlgorithm, compact: CompactToken): boolean {
  try {
    return CHECKS[algorithm](key, Buffer.from(compact.signingInput, 'latin1'), compact.signature);
  } catch {
    // The key is of another type than the algorithm needs.
    return false;
  }
}
