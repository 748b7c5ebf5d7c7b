import type { Caller } from '@trackway/runtime';
import type { Rule } from './rule';

/** The rule as caller, without scopes: its owner's scopes are fetched for each action. */
export function actorOf(frameId: string, rule: Rule): Caller {
  return { kind: rule.kind, id: rule.id, frameId, scopes: [], name: rule.name };
}
