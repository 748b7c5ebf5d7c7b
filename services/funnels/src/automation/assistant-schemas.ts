import { z } from 'zod';
import type { Rule, RuleCounts } from './rules/rule';
import { changedFields, commonFields, presentRule, requiredFields, ruleMembers } from './rules/rule-schemas';
import { assistantTriggerSchema } from './rules/trigger-schemas';

export const createAssistantBody = z
  .strictObject({ ...requiredFields, ...commonFields, trigger: assistantTriggerSchema })
  .meta({ id: 'CreateStepAssistant' });

export const updateAssistantBody = z
  .strictObject({ ...changedFields, trigger: assistantTriggerSchema.optional() })
  .meta({ id: 'UpdateStepAssistant' });

export const assistantSchema = z
  .object({ ...ruleMembers, step_id: z.uuid(), trigger: assistantTriggerSchema })
  .meta({ id: 'StepAssistant' });

export function presentAssistant(rule: Rule, counts: RuleCounts): Record<string, unknown> {
  return { ...presentRule(rule, counts), step_id: rule.stepId };
}
