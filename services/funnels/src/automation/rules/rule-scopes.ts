import type { Scope } from '@trackway/contracts';
import { scopeOfAction } from '../../actions/action';
import { type AnyAction, comparesVariable } from '../definition/flow-action';
import { variablesUsedBy } from '../definition/texts-of-action';
import type { RuleTrigger } from '../definition/trigger';
import { effectActions, walkActions } from '../definition/walk-actions';
import { type Rule, type RuleFields, stepOf } from './rule';

type Definition = Pick<RuleFields, 'trigger' | 'conditions' | 'actions'>;

/** Read scopes of the data that a rule receives: from its trigger and other events, and of its projects. */
export function readScopesOf({ trigger, conditions, actions }: Definition): Scope[] {
  const ofTrigger = scopeOfTrigger(trigger);
  const readsProject = conditions.length > 0 ? (['projects:read'] as const) : [];
  const ofActions = walkActions(actions).flatMap(({ action }) => readScopesOfAction(action));
  return [...new Set([...(ofTrigger ? [ofTrigger] : []), ...readsProject, ...ofActions])];
}

/** All scopes of a rule. Its author must hold them. */
export function scopesOfRule(rule: Definition): Scope[] {
  const ofEffects = effectActions(rule.actions).map(({ action }) => scopeOfAction[action.type]);
  return [...new Set([...readScopesOf(rule), ...ofEffects])];
}

function readScopesOfAction(action: AnyAction): Scope[] {
  const readsProject = variablesUsedBy(action).some((name) => name.startsWith('project.'));
  const own = readsProject ? (['projects:read'] as const) : [];
  switch (action.type) {
    case 'if':
      return action.conditions.every(comparesVariable) ? [...own] : ['projects:read'];
    case 'for_each':
      return ['projects:read'];
    case 'wait':
      return [
        ...(action.until || action.conditions ? (['projects:read'] as const) : []),
        ...(action.event ? [scopeOfTrigger(action.event) ?? 'projects:read'] : []),
      ];
    default:
      return [...own];
  }
}

/** Read scopes of an explanation on a project: its fields, its steps, and what prevents a move. */
export function scopesToExplain(rule: Rule): Scope[] {
  const showsPlace =
    stepOf(rule) || rule.funnelId || effectActions(rule.actions).some(({ action }) => action.type === 'move');
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
