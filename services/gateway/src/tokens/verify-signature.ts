import { type KeyObject, verify as verifyBytes } from 'node:crypto';
import { verify as verifyToken } from 'jsonwebtoken';
import type { CompactToken } from './compact-token';
import type { TokenAlgorithm } from './key-source';

/** Whether `key` made the signature. The algorithm is the configured one; what the token says of it was compared before. */
export function isSignedBy(key: KeyObject, algorithm: TokenAlgorithm, compact: CompactToken): boolean {
  const { signingInput, signature } = compact;
  // jsonwebtoken has no EdDSA.
  if (algorithm === 'EdDSA') return verifyBytes(null, Buffer.from(signingInput, 'ascii'), key, signature);
  try {
    verifyToken(`${signingInput}.${signature.toString('base64url')}`, key, {
      algorithms: [algorithm],
      ignoreExpiration: true,
      ignoreNotBefore: true,
    });
    return true;
  } catch {
    return false;
  }
}
