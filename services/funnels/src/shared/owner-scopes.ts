import type { Scope } from '@trackway/contracts';
import type { Caller } from '@trackway/runtime';
import type { Owner } from './owner';
import { requireScopes } from './require-scopes';

/** Fetches the current scopes of a user or service account. Undefined if the frame lacks it. */
export type FetchGrants = (
  caller: Caller,
  subject: { readonly kind: string; readonly id: string },
) => Promise<{ readonly active: boolean; readonly scopes: readonly string[] } | undefined>;

/**
 * Returns the rule, agent or webhook as the caller, with the current scopes of its owner.
 * @throws AppError `forbidden` if the owner lacks a needed scope.
 */
export async function withOwnerScopes(
  fetchGrants: FetchGrants,
  actor: Caller,
  owner: Owner,
  ...needed: readonly Scope[]
): Promise<Caller> {
  const grants = await fetchGrants(actor, owner);
  const scopes = grants?.active ? grants.scopes : [];
  requireScopes({ scopes }, needed);
  return { ...actor, scopes };
}
