import type { Caller } from '@trackway/runtime';
import type { Rule } from './rule';

/** A rule as who acts. What it may do is its owner's, asked for at each action. */
export function actorOf(frameId: string, rule: Rule): Caller {
  return { kind: rule.kind, id: rule.id, frameId, scopes: [], name: rule.name };
}
