import { TOKEN_ISSUER } from '@trackway/contracts';
import { serviceUnavailable, unauthenticated } from '../errors/gateway-error';
import type { AccessToken, VerificationResult } from './access-token';
import { type ExpectedClaims, verifyClaims } from './claims';
import { type CompactToken, parseCompactToken } from './compact-token';
import type { KeySource } from './key-source';
import { isSignatureValid } from './verify-signature';

export type VerifyToken = (token: string) => Promise<VerificationResult>;

/** Judges a token that was taken apart. */
export type VerifyParsedToken = (compact: CompactToken) => Promise<VerificationResult>;

export const invalidToken: VerificationResult = { refusal: unauthenticated('The token is not valid.') };

const inactiveUser: VerificationResult = { refusal: unauthenticated('The user is deactivated or deleted.') };

export const cannotVerify: VerificationResult = {
  refusal: serviceUnavailable('Tokens cannot be checked for the moment.'),
};

/**
 * Verifies an access token from nothing. Which issuer it claims to come from decides by whose keys alone it is checked: those
 * of Trackway's own tokens never verify another's, nor the other way round.
 */
export function makeVerifyToken(judges: { configured: VerifyParsedToken; issued: VerifyParsedToken }): VerifyToken {
  return async (token) => {
    const compact = parseCompactToken(token);
    if (!compact) return invalidToken;
    return issuerOf(compact.payload) === TOKEN_ISSUER ? judges.issued(compact) : judges.configured(compact);
  };
}

/** Tokens of the configured issuer: the algorithm, the signature and the claims, in this order. */
export function makeVerifyConfiguredToken(deps: {
  keys: KeySource;
  expected: ExpectedClaims;
  isRevoked: (token: AccessToken) => boolean;
  now: () => number;
}): VerifyParsedToken {
  const { keys, expected, isRevoked, now } = deps;
  return async (compact) => {
    const verdict = (await signatureError(compact, keys)) ?? verifyClaims(compact.payload, expected, now());
    return 'token' in verdict && isRevoked(verdict.token) ? inactiveUser : verdict;
  };
}

/** The algorithm is fixed by configuration; what the token says of it is only compared. Undefined where the signature holds. */
export async function signatureError(compact: CompactToken, keys: KeySource): Promise<VerificationResult | undefined> {
  if (compact.algorithm !== keys.algorithm) return invalidToken;
  const candidates = await keys.candidates(compact.kid);
  if (!candidates) return cannotVerify;
  return candidates.some((key) => isSignatureValid(key, keys.algorithm, compact)) ? undefined : invalidToken;
}

function issuerOf(payload: unknown): unknown {
  return typeof payload === 'object' && payload !== null && 'iss' in payload ? payload.iss : undefined;
}
