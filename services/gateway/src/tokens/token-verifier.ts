import { serviceUnavailable, unauthenticated } from '../edge/refusal';
import type { Verdict } from './access-token';
import { type ExpectedClaims, judgeClaims } from './claims';
import { parseCompactToken } from './compact-token';
import type { KeySource } from './key-source';
import { isSignedBy } from './verify-signature';

export type VerifyToken = (token: string) => Promise<Verdict>;

const notValid: Verdict = { refusal: unauthenticated('The token is not valid.') };

const keysUnknown: Verdict = { refusal: serviceUnavailable('Tokens cannot be checked for the moment.') };

/**
 * Verifies an access token from nothing: its form, the algorithm, the signature and the claims, in this order. The
 * algorithm is fixed by configuration; what the token says of it is only compared.
 */
export function makeTokenVerifier(deps: { keys: KeySource; expected: ExpectedClaims; now: () => number }): VerifyToken {
  const { keys, expected, now } = deps;
  return async (token) => {
    const compact = parseCompactToken(token);
    if (!compact || compact.algorithm !== keys.algorithm) return notValid;
    const candidates = await keys.candidates(compact.kid);
    if (!candidates) return keysUnknown;
    if (!candidates.some((key) => isSignedBy(key, keys.algorithm, compact))) return notValid;
    return judgeClaims(compact.payload, expected, now());
  };
}
