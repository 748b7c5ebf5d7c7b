import { hasScope } from '@trackway/runtime';
import type { Operation } from '../operations/operation';
import { scopesFor } from '../operations/scopes-for';
import { JobFailure } from '../workers/job-failure';

/** What somebody may do now. No scopes where nobody has seen a token of theirs. */
export interface Grants {
  readonly active: boolean;
  readonly scopes: readonly string[];
}

/** Undefined where the frame does not know them. */
export type AskGrants = (who: Operation['initiator']) => Promise<Grants | undefined>;

const ASKED: readonly Operation['initiator']['type'][] = ['user', 'service_account'];

/**
 * Makes sure that who started an operation may still do so. Rules and agents are held to what their owners may when they
 * start one, and somebody of whom nothing is known to what their token said then.
 * @throws JobFailure `initiator_not_allowed`
 */
export function makeCheckInitiator(askGrants: AskGrants) {
  return async ({ initiator, action, type }: Operation): Promise<void> => {
    if (!ASKED.includes(initiator.type)) return;
    const grants = await askGrants(initiator);
    if (!grants) return;
    if (!grants.active) throw notAllowed('they are not active in the frame any more');
    if (grants.scopes.length === 0) return;
    const missing = scopesFor(action, type).find((scope) => !hasScope(grants, scope));
    if (missing !== undefined) throw notAllowed(`they lack the scope ${missing} now`);
  };
}

export type CheckInitiator = ReturnType<typeof makeCheckInitiator>;

function notAllowed(reason: string): JobFailure {
  return new JobFailure('initiator_not_allowed', `Who started this may do so no longer: ${reason}.`);
}
