import { hasScope } from '@trackway/runtime';
import type { Operation } from '../operations/operation';
import { requiredScopes } from '../operations/operation-scopes';
import { JobFailure } from './job-errors';

/** Current permissions of a user or service account. */
export interface Grants {
  readonly active: boolean;
  /** Scopes of a service account. For users this is what their last token had, and is not used. */
  readonly scopes: readonly string[];
  /** Scopes that an administrator has revoked from a user. */
  readonly revokedScopes: readonly string[];
}

/** Undefined if the frame does not know the initiator. */
export type FindGrants = (initiator: Operation['initiator']) => Promise<Grants | undefined>;

const CHECKED_TYPES: readonly Operation['initiator']['type'][] = ['user', 'service_account'];

/**
 * Rejects if the initiator of an operation may not run it any more. A user keeps the scopes with which the operation was
 * started until the user is deactivated or deleted, or an administrator revokes those scopes. A service account has the
 * scopes that it was granted. Rules and agents are checked when they start an operation.
 * @throws JobFailure `initiator_not_allowed`
 */
export function makeAuthorizeInitiator(findGrants: FindGrants) {
  return async ({ initiator, action, type }: Operation): Promise<void> => {
    if (!CHECKED_TYPES.includes(initiator.type)) return;
    const grants = await findGrants(initiator);
    if (!grants) return;
    if (!grants.active) throw notAllowed('the account is not active in the frame any more');
    const isAllowed = (scope: string) =>
      initiator.type === 'service_account' ? hasScope(grants, scope) : !grants.revokedScopes.includes(scope);
    const missing = requiredScopes(action, type).find((scope) => !isAllowed(scope));
    if (missing !== undefined) throw notAllowed(`the scope ${missing} was revoked`);
  };
}

export type AuthorizeInitiator = ReturnType<typeof makeAuthorizeInitiator>;

function notAllowed(reason: string): JobFailure {
  return new JobFailure('initiator_not_allowed', `The initiator may not run this operation any more: ${reason}.`);
}
