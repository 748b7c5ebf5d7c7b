import { z } from 'zod';
import { uuid } from '../shared/field-types';
import type { Rule, RuleCounts } from './rules/rule';
import { changedFields, commonFields, presentRule, requiredFields, ruleMembers } from './rules/rule-schemas';
import { automationTriggerSchema } from './rules/trigger-schemas';

const scopeSchema = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('frame') }),
    z.strictObject({ type: z.literal('funnel'), funnel_id: uuid }),
  ])
  .meta({ id: 'AutomationScope', description: 'The whole frame, or the projects in a funnel' });

export const createAutomationBody = z
  .strictObject({ ...requiredFields, ...commonFields, trigger: automationTriggerSchema, scope: scopeSchema.optional() })
  .meta({ id: 'CreateAutomation' });

export const updateAutomationBody = z
  .strictObject({ ...changedFields, trigger: automationTriggerSchema.optional(), scope: scopeSchema.optional() })
  .meta({ id: 'UpdateAutomation' });

export const automationSchema = z
  .object({ ...ruleMembers, trigger: automationTriggerSchema, scope: scopeSchema })
  .meta({ id: 'Automation' });

export function presentAutomation(rule: Rule, counts: RuleCounts): Record<string, unknown> {
  const scope = rule.funnelId ? { type: 'funnel', funnel_id: rule.funnelId } : { type: 'frame' };
  return { ...presentRule(rule, counts), scope };
}

/** The funnel of a scope; null for the frame, undefined where none was sent. */
export function funnelOf(scope: z.infer<typeof scopeSchema> | undefined): string | null | undefined {
  if (scope === undefined) return undefined;
  return scope.type === 'funnel' ? scope.funnel_id : null;
}
