import type { Scope } from '@trackway/contracts';
import { scopeOfAction } from '../../actions/action';
import { type Rule, type RuleFields, stepOf } from './rule';
import type { RuleTrigger } from './trigger';

/** Read scopes of the data that a rule receives: from its trigger, and for its conditions. */
export function readScopesOf({ trigger, conditions }: Pick<Rule, 'trigger' | 'conditions'>): Scope[] {
  const ofTrigger = scopeOfTrigger(trigger);
  return [
    ...new Set([...(ofTrigger ? [ofTrigger] : []), ...(conditions.length > 0 ? (['projects:read'] as const) : [])]),
  ];
}

/** All scopes of a rule. Its author must hold them. */
export function scopesOfRule(rule: Pick<RuleFields, 'trigger' | 'conditions' | 'actions'>): Scope[] {
  return [...new Set([...readScopesOf(rule), ...rule.actions.map(({ type }) => scopeOfAction[type])])];
}

/** Read scopes of an explanation on a project: its fields, its steps, and what prevents a move. */
export function scopesToExplain(rule: Rule): Scope[] {
  const showsPlace = stepOf(rule) || rule.funnelId || rule.actions.some(({ type }) => type === 'move');
  return [
    ...new Set([...readScopesOf(rule), 'projects:read' as const, ...(showsPlace ? ['funnels:read' as const] : [])]),
  ];
}

/** The scope needed to read the detail of a trigger. */
export function scopeOfTriggerDetail({
  type,
  detail,
}: {
  type: string;
  detail: Readonly<Record<string, unknown>>;
}): Scope {
  switch (type) {
    case 'form_answered':
      return 'forms:read';
    case 'inbound_message':
      return 'channels:read';
    case 'event':
      return scopeOfEvent(String(detail['event']));
    default:
      return 'funnels:read';
  }
}

function scopeOfTrigger(trigger: RuleTrigger): Scope | undefined {
  switch (trigger.type) {
    case 'form_answered':
      return 'forms:read';
    case 'inbound_message':
      return 'channels:read';
    case 'event':
      return scopeOfEvent(trigger.event);
    case 'schedule':
      return trigger.each_project ? 'projects:read' : undefined;
    default:
      return 'funnels:read';
  }
}

function scopeOfEvent(event: string): Scope {
  return event.startsWith('project.') || event.startsWith('task.') ? 'projects:read' : 'funnels:read';
}
