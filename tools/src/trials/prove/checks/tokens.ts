import type { Operation, Violation } from '../history/operation';
import type { Observed } from './final-state';

/** A revocation takes effect at every gateway within this time, also after a restart. */
const EFFECTIVE_MS = 15_000;

/** A token works until it is revoked, and not after. */
export function findWrongTokenUses({ operations }: Observed): Violation[] {
  const uses = operations.filter(({ step }) => step.kind === 'token.use');
  const revocations = operations.filter(({ step }) => step.kind === 'token.revoke');
  return uses.flatMap((use) => {
    const ofToken = revocations.filter(
      ({ step, outcome }) => step.subject === use.step.subject && outcome !== 'rejected',
    );
    const problem = use.status === 401 ? tooEarly(use, ofToken) : tooLate(use, ofToken);
    if (problem === undefined) return [];
    return [{ check: 'revoked tokens', subject: use.step.subject ?? '', problem, operations: [...ofToken, use] }];
  });
}

function tooEarly(use: Operation, revocations: readonly Operation[]): string | undefined {
  return revocations.some(({ startedAt }) => startedAt < use.endedAt) ? undefined : 'a valid token was rejected';
}

function tooLate(use: Operation, revocations: readonly Operation[]): string | undefined {
  if (use.outcome !== 'ok') return undefined;
  const isRevoked = revocations.some(({ endedAt }) => endedAt + EFFECTIVE_MS < use.startedAt);
  return isRevoked ? `a token was accepted ${EFFECTIVE_MS} ms after it was revoked` : undefined;
}
