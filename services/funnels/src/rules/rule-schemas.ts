import { z } from 'zod';
import { name, owner, timestamp, uuid } from '../field-types';
import { skipReasons } from '../runs/run';
import { actionSchema, actionsSchema, conditionsSchema } from './action-schemas';
import type { Explanation } from './explain-rule';
import type { Rule, RuleCounts, RuleFields } from './rule';

/** The fields of a body that assistants and automations have in common. */
export const commonFields = {
  description: z.string().max(10_000).optional(),
  active: z.boolean().optional(),
  conditions: conditionsSchema.optional(),
};

export const requiredFields = { name, actions: actionsSchema };

export const changedFields = { name: name.optional(), actions: actionsSchema.optional(), ...commonFields };

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

export const onProject = z.strictObject({ project_id: uuid });

export const explanationMembers = {
  would_fire: z.boolean().meta({ description: 'Whether it would act if its trigger came now' }),
  reasons: z
    .array(z.object({ reason: z.enum([...skipReasons, 'not_in_step', 'not_in_funnel']), detail: z.string() }))
    .meta({ description: 'What speaks against it' }),
  conditions: z.array(
    z.object({
      condition: z.record(z.string(), z.unknown()),
      matches: z.boolean(),
      seen: z.unknown().meta({ description: 'What the field holds' }),
    }),
  ),
  actions: z.array(z.object({ action: z.string(), possible: z.boolean(), detail: z.string() })),
};

export function presentExplanation({ wouldFire, reasons, conditions, actions }: Explanation) {
  return {
    would_fire: wouldFire,
    reasons: reasons.map((reason) => ({ ...reason })),
    conditions: conditions.map((condition) => ({ ...condition })),
    actions: actions.map((action) => ({ ...action })),
  };
}

/** Those of the body that were sent, by their names inside. */
export function toChangedFields(
  body: {
    readonly [Field in keyof RuleFields]?: RuleFields[Field] | undefined;
  },
): Partial<RuleFields> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
}
