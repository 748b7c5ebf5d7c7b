import { z } from 'zod';
import { conditionsSchema } from '../../actions/action-schemas';
import { owner, timestamp } from '../../shared/field-types';
import { ruleActionSchema } from '../definition/flow-schemas';
import { ruleTestSchema } from '../definition/test-schemas';
import { automationTriggerSchema } from '../definition/trigger-schemas';
import { type RuleVersion, versionChanges } from './rule-version';

const members = {
  version: z.int(),
  change: z.enum(versionChanges),
  author: owner.meta({ description: 'Who made the change' }),
  owner: owner.meta({ description: 'With whose scopes runs of this version act' }),
  created_at: timestamp,
};

export const versionSummarySchema = z.object(members).meta({ id: 'RuleVersionSummary' });

export const versionSchema = z
  .object({
    ...members,
    definition: z.object({
      name: z.string(),
      description: z.string(),
      active: z.boolean(),
      trigger: automationTriggerSchema,
      conditions: conditionsSchema,
      actions: z.array(ruleActionSchema),
      tests: z.array(ruleTestSchema),
      funnel_id: z.uuid().nullable().meta({ description: 'The funnel of an automation; null for the whole frame' }),
    }),
  })
  .meta({ id: 'RuleVersion' });

export function presentVersion({ version, change, author, owner: actsFor, createdAt }: RuleVersion) {
  return { version, change, author, owner: actsFor, created_at: createdAt.toISOString() };
}

export function presentDefinition({ definition: { funnelId, ...fields } }: RuleVersion) {
  return { ...fields, funnel_id: funnelId };
}
