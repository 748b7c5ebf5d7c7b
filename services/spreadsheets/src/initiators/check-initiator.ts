import { hasScope } from '@trackway/runtime';
import type { Operation } from '../operations/operation';
import { scopesFor } from '../operations/scopes-for';
import { JobFailure } from '../workers/job-failure';

/** What a user or service account may do now. */
export interface Grants {
  readonly active: boolean;
  /** Those that a service account has. What is known of a user's tokens does not count. */
  readonly scopes: readonly string[];
  /** Those that an administrator has revoked from a user. */
  readonly revokedScopes: readonly string[];
}

/** Undefined where the frame does not know them. */
export type AskGrants = (who: Operation['initiator']) => Promise<Grants | undefined>;

const ASKED: readonly Operation['initiator']['type'][] = ['user', 'service_account'];

/**
 * Makes sure that the initiator of an operation may still run it. A user keeps the scopes with which the operation was
 * started, whatever later tokens allow, until they are deactivated or deleted or an administrator revokes those scopes. A
 * service account has the scopes that it was given. Rules and agents are checked when they start an operation.
 * @throws JobFailure `initiator_not_allowed`
 */
export function makeCheckInitiator(askGrants: AskGrants) {
  return async ({ initiator, action, type }: Operation): Promise<void> => {
    if (!ASKED.includes(initiator.type)) return;
    const grants = await askGrants(initiator);
    if (!grants) return;
    if (!grants.active) throw notAllowed('they are not active in the frame any more');
    const isAllowed = (scope: string) =>
      initiator.type === 'service_account' ? hasScope(grants, scope) : !grants.revokedScopes.includes(scope);
    const missing = scopesFor(action, type).find((scope) => !isAllowed(scope));
    if (missing !== undefined) throw notAllowed(`the scope ${missing} was revoked`);
  };
}

export type CheckInitiator = ReturnType<typeof makeCheckInitiator>;

function notAllowed(reason: string): JobFailure {
  return new JobFailure('initiator_not_allowed', `Who started this may do so no longer: ${reason}.`);
}
