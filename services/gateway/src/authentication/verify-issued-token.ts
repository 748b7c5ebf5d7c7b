import { TOKEN_ISSUER, tokenClaims } from '@trackway/contracts';
import { unauthenticated } from '../errors/gateway-error';
import type { VerificationResult } from './access-token';
import { verifyClaims } from './claims';
import type { KeySource } from './key-source';
import type { Revocations } from './revocations';
import { cannotVerify, invalidToken, signatureError, type VerifyParsedToken } from './token-verifier';

const revoked: VerificationResult = { refusal: unauthenticated('The token was revoked.') };

/** Service accounts' and personal access tokens. Until it is known which were revoked, none is taken. */
export function makeVerifyIssuedToken(deps: {
  keys: KeySource;
  revocations: Revocations;
  now: () => number;
}): VerifyParsedToken {
  const { keys, revocations, now } = deps;
  return async (compact) => {
    const { kid, payload, type } = compact;
    // A token that names no key could not be told from those of a key that was revoked.
    if (kid === undefined || type?.toLowerCase() !== 'at+jwt') return invalidToken;
    const refused = await signatureError(compact, keys);
    if (refused) return refused;
    const verdict = verifyClaims(payload, { issuer: TOKEN_ISSUER }, now());
    if ('refusal' in verdict) return verdict;
    const own = tokenClaims.safeParse(payload);
    if (!own.success) return invalidToken;
    if (!revocations.isComplete) return cannotVerify;
    const { jti: id, kind, gen: generation = 0 } = own.data;
    const token = { ...verdict.token, issued: { id, kind, kid, generation } };
    return revocations.isRevoked(token) ? revoked : { token };
  };
}

/** Where no broker tells of revocations, Trackway's own tokens are not taken at all. */
export const rejectIssuedTokens: VerifyParsedToken = async () => invalidToken;
