import type { Scope } from '@trackway/contracts';
import type { Caller } from '@trackway/runtime';
import type { Owner } from './owner';
import { requireScopes } from './require-scopes';

/** What somebody may do now; undefined where the frame lacks them. */
export type FetchGrants = (
  caller: Caller,
  who: { readonly kind: string; readonly id: string },
) => Promise<{ readonly active: boolean; readonly scopes: readonly string[] } | undefined>;

/**
 * The rule, agent or webhook as the actor, with what its owner may do now.
 * @throws AppError `forbidden` if the owner may not, or may no longer, do what is needed.
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
