import type { Caller } from '@trackway/runtime';
import { scopesOfTools } from '../../agents/tools/tool-scopes';
import { requireScopes } from '../../shared/require-scopes';
import type { Stores } from '../../unit-of-work';
import { effectActions } from '../definition/walk-actions';
import type { RuleFields } from './rule';
import { scopesOfRule } from './rule-scopes';

/** @throws AppError 403 if the author lacks a scope of the rule, or of the tools of an agent that it starts. */
export async function requireRuleScopes(
  { agents }: Pick<Stores, 'agents'>,
  author: Caller,
  rule: Pick<RuleFields, 'trigger' | 'conditions' | 'actions'>,
): Promise<void> {
  requireScopes(author, scopesOfRule(rule));
  for (const { action } of effectActions(rule.actions)) {
    const agent = action.type === 'start_agent' ? await agents.find(author.frameId, action.agent_id) : undefined;
    requireScopes(author, scopesOfTools(agent?.tools ?? []));
  }
}
