import { TOKEN_ISSUER } from '@trackway/contracts';
import { serviceUnavailable, unauthenticated } from '../edge/refusal';
import type { AccessToken, Verdict } from './access-token';
import { type ExpectedClaims, judgeClaims } from './claims';
import { type CompactToken, parseCompactToken } from './compact-token';
import type { KeySource } from './key-source';
import { isSignedBy } from './verify-signature';

export type VerifyToken = (token: string) => Promise<Verdict>;

/** Judges a token that was taken apart. */
export type JudgeToken = (compact: CompactToken) => Promise<Verdict>;

export const notValid: Verdict = { refusal: unauthenticated('The token is not valid.') };

const inactiveUser: Verdict = { refusal: unauthenticated('The user is deactivated or deleted.') };

export const cannotCheck: Verdict = { refusal: serviceUnavailable('Tokens cannot be checked for the moment.') };

/**
 * Verifies an access token from nothing. Which issuer it claims to come from decides by whose keys alone it is checked: those
 * of Trackway's own tokens never verify another's, nor the other way round.
 */
export function makeTokenVerifier(judges: { configured: JudgeToken; issued: JudgeToken }): VerifyToken {
  return async (token) => {
    const compact = parseCompactToken(token);
    if (!compact) return notValid;
    return issuerOf(compact.payload) === TOKEN_ISSUER ? judges.issued(compact) : judges.configured(compact);
  };
}

/** Tokens of the configured issuer: the algorithm, the signature and the claims, in this order. */
export function makeConfiguredJudge(deps: {
  keys: KeySource;
  expected: ExpectedClaims;
  isRevoked: (token: AccessToken) => boolean;
  now: () => number;
}): JudgeToken {
  const { keys, expected, isRevoked, now } = deps;
  return async (compact) => {
    const verdict = (await refuseSignature(compact, keys)) ?? judgeClaims(compact.payload, expected, now());
    return 'token' in verdict && isRevoked(verdict.token) ? inactiveUser : verdict;
  };
}

/** The algorithm is fixed by configuration; what the token says of it is only compared. Undefined where the signature holds. */
export async function refuseSignature(compact: CompactToken, keys: KeySource): Promise<Verdict | undefined> {
  if (compact.algorithm !== keys.algorithm) return notValid;
  const candidates = await keys.candidates(compact.kid);
  if (!candidates) return cannotCheck;
  return candidates.some((key) => isSignedBy(key, keys.algorithm, compact)) ? undefined : notValid;
}

function issuerOf(payload: unknown): unknown {
  return typeof payload === 'object' && payload !== null && 'iss' in payload ? payload.iss : undefined;
}
