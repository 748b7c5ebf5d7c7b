import { type Rule, stepOf } from '../rules/rule';
import type { TriggerFact } from './trigger-event';

/** Where the project stands now. */
export interface Place {
  readonly stepId: string;
  readonly funnelId: string;
}

/** Whether a rule listens to what happened. Whether it then acts is for its conditions to say. */
export function hears(rule: Rule, fact: TriggerFact, places: readonly Place[]): boolean {
  if (fact.ruleId) return fact.ruleId === rule.id;
  if (rule.trigger.type !== fact.type) return false;
  if (rule.activatedAt && fact.occurredAt < rule.activatedAt) return false;
  return hearsPlace(rule, fact, places) && hearsDetail(rule, fact);
}

/** What happened at a step is heard there; anything else wherever the project stands. */
function hearsPlace(rule: Rule, { stepId, funnelId }: TriggerFact, places: readonly Place[]): boolean {
  const heard = stepId && funnelId ? [{ stepId, funnelId }] : places;
  const step = stepOf(rule);
  if (step && !heard.some((place) => place.stepId === step)) return false;
  return !rule.funnelId || heard.some((place) => place.funnelId === rule.funnelId);
}

function hearsDetail({ trigger }: Rule, { detail }: TriggerFact): boolean {
  switch (trigger.type) {
    case 'attachment_viewed':
      return same(trigger.attachment_id, detail.attachment_id);
    case 'form_answered':
      return same(trigger.form_id, detail.form_id);
    case 'inbound_message':
      return same(trigger.channel_id, detail.channel_id);
    case 'event':
      return trigger.event === detail.event && named(trigger.field, detail.fields);
    default:
      return true;
  }
}

function same(wanted: unknown, given: unknown): boolean {
  return wanted === undefined || wanted === given;
}

function named(field: string | undefined, fields: unknown): boolean {
  return field === undefined || (Array.isArray(fields) && fields.includes(field));
}
