import { z } from 'zod';
import { actionSchema, actionsSchema, conditionsSchema } from '../../actions/action-schemas';
import { name, owner, text, timestamp } from '../../shared/field-types';
import { omitUndefined } from '../../shared/omit-undefined';
import type { Rule, RuleCounts, RuleFields } from './rule';

/** The fields of a body that assistants and automations have in common. */
export const optionalFields = {
  description: text.max(10_000).optional(),
  active: z.boolean().optional(),
  conditions: conditionsSchema.optional(),
};

export const requiredFields = { name, actions: actionsSchema };

export const changedFields = { name: name.optional(), actions: actionsSchema.optional(), ...optionalFields };

/** What every rule shows of itself. */
export const ruleMembers = {
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  active: z.boolean(),
  conditions: conditionsSchema,
  actions: z.array(actionSchema),
  owner: owner.meta({
    description: 'On whose behalf it acts, with what they may do at that time: who wrote what it does last',
  }),
  last_run_at: timestamp.nullable(),
  runs_count: z.int().meta({ description: 'Runs that were not skipped' }),
  failures_count: z.int(),
  created_at: timestamp,
  updated_at: timestamp,
  deleted_at: timestamp.nullable(),
};

/** What assistants and automations show alike. */
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

/** What a rule may be refused for beside its own shape. */
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

/** Those of the body that were sent, by their names inside. */
export function toChangedFields(
  body: {
    readonly [Field in keyof RuleFields]?: RuleFields[Field] | undefined;
  },
): Partial<RuleFields> {
  return omitUndefined(body);
}
