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
 * Whether `key` made the signature. The algorithm is the configured one, for which the key was chosen; what the token says of it was
 * compared before. Straight by node:crypto: a library that takes the token apart once more, and throws where it is forged, costs
 * ten times as much, and whoever forges pays nothing.
 */
export function isSignatureValid(key: KeyObject, algorithm: TokenAlgorithm, compact: CompactToken): boolean {
  try {
    return CHECKS[algorithm](key, Buffer.from(compact.signingInput, 'latin1'), compact.signature);
  } catch {
    // A key of another kind than the algorithm's.
    return false;
  }
}
