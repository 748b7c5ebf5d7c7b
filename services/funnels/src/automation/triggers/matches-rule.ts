import type { WaitEvent } from '../definition/flow-action';
import { type Rule, stepOf } from '../rules/rule';
import type { TriggerEvent } from './trigger-event';

/** A step in which the project is now. */
export interface Placement {
  readonly stepId: string;
  readonly funnelId: string;
}

type MatchedRule = Pick<Rule, 'id' | 'trigger' | 'stepId' | 'funnelId' | 'activatedAt'>;

/** Whether an event triggers a rule. Conditions are evaluated later. */
export function matchesRule(rule: MatchedRule, event: TriggerEvent, places: readonly Placement[]): boolean {
  if (event.ruleId) return event.ruleId === rule.id;
  if (rule.trigger.type !== event.type) return false;
  if (rule.activatedAt && event.occurredAt < rule.activatedAt) return false;
  return matchesPlacement(rule, event, places) && matchesDetail(rule, event);
}

/** An event at a step must be at the step of the rule. Other events match in every step of the project. */
function matchesPlacement(
  rule: MatchedRule,
  { stepId, funnelId }: TriggerEvent,
  places: readonly Placement[],
): boolean {
  const eventPlaces = stepId && funnelId ? [{ stepId, funnelId }] : places;
  const step = stepOf(rule);
  if (step && !eventPlaces.some((place) => place.stepId === step)) return false;
  return !rule.funnelId || eventPlaces.some((place) => place.funnelId === rule.funnelId);
}

/** Whether an event of the project is the one for which a run waits. */
export function matchesWaitEvent(awaited: WaitEvent, event: TriggerEvent): boolean {
  if (awaited.type !== event.type) return false;
  const step = 'step_id' in awaited ? awaited.step_id : undefined;
  return isUnsetOrEqual(step, event.stepId) && matchesDetail({ trigger: awaited }, event);
}

function matchesDetail({ trigger }: Pick<Rule, 'trigger'>, { detail }: TriggerEvent): boolean {
  switch (trigger.type) {
    case 'attachment_viewed':
      return isUnsetOrEqual(trigger.attachment_id, detail.attachment_id);
    case 'form_answered':
      return isUnsetOrEqual(trigger.form_id, detail.form_id);
    case 'inbound_message':
      return isUnsetOrEqual(trigger.channel_id, detail.channel_id);
    case 'event':
      return trigger.event === detail.event && includesField(trigger.field, detail.fields);
    default:
      return true;
  }
}

function isUnsetOrEqual(wanted: unknown, given: unknown): boolean {
  return wanted === undefined || wanted === given;
}

function includesField(field: string | undefined, fields: unknown): boolean {
  return field === undefined || (Array.isArray(fields) && fields.includes(field));
}
