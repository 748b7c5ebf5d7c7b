import { serviceUnavailable, unauthenticated } from '../errors/gateway-error';
import type { AccessToken, VerificationResult } from './access-token';
import { type ExpectedClaims, verifyClaims } from './claims';
import type { CompactToken } from './compact-token';
import type { KeySource } from './key-source';
import { isSignatureValid } from './verify-signature';

export type VerifyToken = (token: string) => Promise<VerificationResult>;

/** Verifies a parsed token. */
export type VerifyParsedToken = (compact: CompactToken) => Promise<VerificationResult>;

export const invalidToken: VerificationResult = {
  rejection: unauthenticated('The token is not valid. Check that it is complete and was issued for this installation.'),
};

const inactiveUser: VerificationResult = { rejection: unauthenticated('The user is deactivated or deleted.') };

export const cannotVerify: VerificationResult = {
  rejection: serviceUnavailable('Tokens cannot be verified at the moment.'),
};

/** Verifies tokens of the configured issuer: algorithm, signature, claims, in this order. */
export function makeVerifyConfiguredToken(deps: {
  keys: KeySource;
  expected: ExpectedClaims;
  isRevoked: (token: AccessToken) => boolean;
  now: () => number;
}): VerifyParsedToken {
  const { keys, expected, isRevoked, now } = deps;
  return async (compact) => {
    const result = (await signatureError(compact, keys)) ?? verifyClaims(compact.payload, expected, now());
    return 'token' in result && isRevoked(result.token) ? inactiveUser : result;
  };
}

/** Returns undefined if the signature is valid. The algorithm is configured; the token's is only compared with it. */
export async function signatureError(compact: CompactToken, keys: KeySource): Promise<VerificationResult | undefined> {
  if (compact.algorithm !== keys.algorithm) return invalidToken;
  const candidates = await keys.candidates(compact.kid);
  if (!candidates) return cannotVerify;
  return candidates.some((key) => isSignatureValid(key, keys.algorithm, compact)) ? undefined : invalidToken;
}
