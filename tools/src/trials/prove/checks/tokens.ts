import type { Disturbance, Operation, Violation } from '../history/operation';
import type { Observed } from './final-state';

/** A published revocation takes effect at every gateway within this time, also after a restart. */
const EFFECTIVE_MS = 15_000;

/** A token works until it is revoked, and not after. */
export function findWrongTokenUses({ operations, disturbances }: Observed): Violation[] {
  const uses = operations.filter(({ step }) => step.kind === 'token.use');
  const revocations = operations.filter(({ step }) => step.kind === 'token.revoke');
  return uses.flatMap((use) => {
    const ofToken = revocations.filter(
      ({ step, outcome }) => step.subject === use.step.subject && outcome !== 'rejected',
    );
    const problem = use.status === 401 ? tooEarly(use, ofToken) : tooLate(use, ofToken, disturbances);
    if (problem === undefined) return [];
    return [{ check: 'revoked tokens', subject: use.step.subject ?? '', problem, operations: [...ofToken, use] }];
  });
}

function tooEarly(use: Operation, revocations: readonly Operation[]): string | undefined {
  return revocations.some(({ startedAt }) => startedAt < use.endedAt) ? undefined : 'a valid token was rejected';
}

/** While a service or the broker is unavailable, a revocation may not be published. */
function tooLate(
  use: Operation,
  revocations: readonly Operation[],
  disturbances: readonly Disturbance[],
): string | undefined {
  if (use.outcome !== 'ok') return undefined;
  const recoveredAt = Math.max(0, ...disturbances.filter(({ from }) => from < use.startedAt).map(({ to }) => to));
  const isRevoked = revocations.some(({ endedAt }) => Math.max(endedAt, recoveredAt) + EFFECTIVE_MS < use.startedAt);
  return isRevoked ? `a token was accepted ${EFFECTIVE_MS} ms after it was revoked` : undefined;
}
