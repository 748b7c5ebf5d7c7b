import type { Scope } from '@trackway/contracts';
import { missingScope } from '@trackway/errors';
import { type Caller, hasScope } from '@trackway/runtime';
import type { AskGrants } from '../runs/neighbours';
import type { Agent } from './agent';

/** The agent with what its owner may do now. @throws AppError `forbidden` where that is not enough. */
export async function withOwnersScopes(
  askGrants: AskGrants,
  actor: Caller,
  owner: Agent['owner'],
  needed: Scope,
): Promise<Caller> {
  const grants = await askGrants(actor, owner);
  const scopes = grants?.active ? grants.scopes : [];
  if (!hasScope({ scopes }, needed)) throw missingScope(needed);
  return { ...actor, scopes };
}
