import { missingScope } from '@trackway/errors';
import { type Caller, hasScope } from '@trackway/runtime';
import { type ActionType, scopeOf } from '../rules/action';
import type { Rule } from '../rules/rule';
import type { AskGrants } from './neighbours';

/** A rule as who acts. What it may do is its owner's, asked for at each action. */
export function actorOf(frameId: string, rule: Rule): Caller {
  return { kind: rule.kind, id: rule.id, frameId, scopes: [], name: rule.name };
}

/** @throws AppError `forbidden` where the owner may not do, or may no longer do, what the action does. */
export async function withOwnersScopes(
  askGrants: AskGrants,
  actor: Caller,
  { owner }: Rule,
  action: ActionType,
): Promise<Caller> {
  const grants = await askGrants(actor, owner);
  const scopes = grants?.active ? grants.scopes : [];
  const needed = scopeOf[action];
  if (!hasScope({ scopes }, needed)) throw missingScope(needed);
  return { ...actor, scopes };
}
