import { TOKEN_ISSUER, tokenClaims } from '@trackway/contracts';
import { tokenRevoked } from '../errors/gateway-error';
import type { VerificationResult } from './access-token';
import { verifyClaims } from './claims';
import type { KeySource } from './key-source';
import type { Revocations } from './revocations';
import { cannotVerify, invalidToken, signatureError, type VerifyParsedToken } from './token-verifier';

const revoked: VerificationResult = { rejection: tokenRevoked };

/**
 * Verifies tokens of service accounts and personal access tokens. None is accepted until all revocations have been
 * read.
 */
export function makeVerifyIssuedToken(deps: {
  keys: KeySource;
  revocations: Revocations;
  now: () => number;
}): VerifyParsedToken {
  const { keys, revocations, now } = deps;
  return async (compact) => {
    const { kid, payload, type } = compact;
    // Without a key id, a token could not be distinguished from tokens of a revoked key.
    if (kid === undefined || type?.toLowerCase() !== 'at+jwt') return invalidToken;
    const error = await signatureError(compact, keys);
    if (error) return error;
    const result = verifyClaims(payload, { issuer: TOKEN_ISSUER }, now());
    if ('rejection' in result) return result;
    const own = tokenClaims.safeParse(payload);
    if (!own.success) return invalidToken;
    if (!revocations.isComplete) return cannotVerify;
    const { jti: id, kind, gen: generation = 0 } = own.data;
    const token = { ...result.token, issued: { id, kind, kid, generation } };
    return revocations.isRevoked(token) ? revoked : { token };
  };
}

/** Without a broker there are no revocations, so tokens that Trackway issued are rejected. */
export const rejectIssuedTokens: VerifyParsedToken = async () => invalidToken;
