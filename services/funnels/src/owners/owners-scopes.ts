import type { Scope } from '@trackway/contracts';
import { missingScope } from '@trackway/errors';
import { type Caller, hasScope } from '@trackway/runtime';
import type { Owner } from './owner';

/** What somebody may do now; undefined where the frame lacks them. */
export type AskGrants = (
  caller: Caller,
  who: { readonly kind: string; readonly id: string },
) => Promise<{ readonly active: boolean; readonly scopes: readonly string[] } | undefined>;

/**
 * The rule or agent as who acts, with what its owner may do now.
 * @throws AppError `forbidden` where the owner may not, or may no longer, do what is needed.
 */
export async function withOwnersScopes(
  askGrants: AskGrants,
  actor: Caller,
  owner: Owner,
  needed: Scope,
): Promise<Caller> {
  const grants = await askGrants(actor, owner);
  const scopes = grants?.active ? grants.scopes : [];
  if (!hasScope({ scopes }, needed)) throw missingScope(needed);
  return { ...actor, scopes };
}
