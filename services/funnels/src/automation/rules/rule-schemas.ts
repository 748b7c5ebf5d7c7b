import { omitUndefined } from '@trackway/application';
import { z } from 'zod';
import { conditionsSchema } from '../../actions/action-schemas';
import { name, owner, text, timestamp } from '../../shared/field-types';
import { actionsSchema, ruleActionSchema } from '../definition/flow-schemas';
import { ruleTestSchema, ruleTestsSchema } from '../definition/test-schemas';
import type { Rule, RuleCounts, RuleFields } from './rule';

/** In the body of writes that run the test cases. */
export const skipTests = {
  skip_tests: z
    .boolean()
    .optional()
    .meta({ description: 'Saves the rule although its test cases fail; default: false' }),
};

/** Optional fields of both kinds of rules. */
export const optionalFields = {
  description: text.max(10_000).optional(),
  active: z.boolean().optional(),
  conditions: conditionsSchema.optional(),
  tests: ruleTestsSchema.optional(),
  ...skipTests,
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
  actions: z.array(ruleActionSchema),
  tests: z.array(ruleTestSchema),
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
    tests: rule.tests,
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
  'customer_model_not_found',
  'contact_model_not_found',
  'project_model_not_found',
  'tag_model_not_found',
  'form_model_not_found',
  'channel_model_not_found',
  'ai_agent_model_not_found',
  'step_not_reachable',
  'rule_limit_reached',
  'rule_tests_failed',
  'validation_error',
];

export function toChangedFields({
  skip_tests: _,
  ...fields
}: {
  readonly [Field in keyof RuleFields]?: RuleFields[Field] | undefined;
} & { readonly skip_tests?: boolean | undefined }): Partial<RuleFields> {
  return omitUndefined(fields);
}
