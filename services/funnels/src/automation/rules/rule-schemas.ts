import { omitUndefined } from '@trackway/application';
import { z } from 'zod';
import { actionSchema, actionsSchema, conditionsSchema } from '../../actions/action-schemas';
import { name, owner, text, timestamp } from '../../shared/field-types';
import type { Rule, RuleCounts, RuleFields } from './rule';

/** Optional fields of both kinds of rules. */
export const optionalFields = {
  description: text.max(10_000).optional(),
  active: z.boolean().optional(),
  conditions: conditionsSchema.optional(),
};

export const requiredFields = { name, actions: actionsSchema };

export const changedFields = { name: name.optional(), actions: actionsSchema.optional(), ...optionalFields };

/** Members of the responses of both kinds of rules. */
export const ruleMembers = {
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  active: z.boolean(),
  conditions: conditionsSchema,
  actions: z.array(actionSchema),
  owner: owner.meta({
    description:
      'The author of the latest trigger, conditions or actions. The rule acts with the scopes that the owner has when it runs',
  }),
  last_run_at: timestamp.nullable(),
  runs_count: z.int().meta({ description: 'Runs that were not skipped' }),
  failures_count: z.int(),
  created_at: timestamp,
  updated_at: timestamp,
  deleted_at: timestamp.nullable(),
};

export function presentRule(rule: Rule, { runsCount, failuresCount, lastRunAt }: RuleCounts) {
  return {
    id: rule.id,
    name: rule.name,
    description: rule.description,
    active: rule.active,
    trigger: rule.trigger,
    conditions: rule.conditions,
    actions: rule.actions,
    owner: rule.owner,
    last_run_at: lastRunAt?.toISOString() ?? null,
    runs_count: runsCount,
    failures_count: failuresCount,
    created_at: rule.createdAt.toISOString(),
    updated_at: rule.updatedAt.toISOString(),
    deleted_at: rule.deletedAt?.toISOString() ?? null,
  };
}

/** Codes of errors beside validation errors. */
export const ruleFailures = [
  'step_model_not_found',
  'user_model_not_found',
  'tag_model_not_found',
  'form_model_not_found',
  'channel_model_not_found',
  'ai_agent_model_not_found',
  'step_not_reachable',
  'rule_limit_reached',
  'validation_error',
];

export function toChangedFields(
  body: {
    readonly [Field in keyof RuleFields]?: RuleFields[Field] | undefined;
  },
): Partial<RuleFields> {
  return omitUndefined(body);
}
