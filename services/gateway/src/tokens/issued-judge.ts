import { TOKEN_ISSUER, tokenClaims } from '@trackway/contracts';
import { unauthenticated } from '../edge/refusal';
import type { Verdict } from './access-token';
import { judgeClaims } from './claims';
import type { KeySource } from './key-source';
import type { Revocations } from './revocations';
import { cannotCheck, type JudgeToken, notValid, refuseSignature } from './token-verifier';

const revoked: Verdict = { refusal: unauthenticated('The token was revoked.') };

/** Service accounts' and personal access tokens. Until it is known which were revoked, none is taken. */
export function makeIssuedJudge(deps: { keys: KeySource; revocations: Revocations; now: () => number }): JudgeToken {
  const { keys, revocations, now } = deps;
  return async (compact) => {
    const { kid, payload, type } = compact;
    // A token that names no key could not be told from those of a key that was revoked.
    if (kid === undefined || type?.toLowerCase() !== 'at+jwt') return notValid;
    const refused = await refuseSignature(compact, keys);
    if (refused) return refused;
    const verdict = judgeClaims(payload, { issuer: TOKEN_ISSUER }, now());
    if ('refusal' in verdict) return verdict;
    const own = tokenClaims.safeParse(payload);
    if (!own.success) return notValid;
    if (!revocations.isWhole) return cannotCheck;
    const { jti: id, kind, gen: generation = 0 } = own.data;
    const token = { ...verdict.token, issued: { id, kind, kid, generation } };
    return revocations.covers(token) ? revoked : { token };
  };
}

/** Where no broker tells of revocations, Trackway's own tokens are not taken at all. */
export const refuseIssued: JudgeToken = async () => notValid;
