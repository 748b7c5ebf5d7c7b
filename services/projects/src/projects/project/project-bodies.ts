import { omitUndefined, valueTypes } from '@trackway/application';
import { z } from 'zod';
import type { ProjectFields } from './project';
import type { ProjectListIds } from './project-lists';

const { integerId, longText, name, shortText, uuid } = valueTypes;

const code = shortText.refine((text) => text !== '', 'Must not be empty.');
const money = z.int().min(0).meta({ description: 'Minor units' });

const ids = z.array(uuid).max(1_000).meta({ description: 'Replaces the whole list' });

/** The fields that a client may write, and the name that each has inside. */
const fields = {
  code: code.optional(),
  old_id: code.nullable().optional(),
  description: longText.optional(),
  impact: z.int().min(0).max(100).optional(),
  status: z
    .union(
      [z.literal(1), z.literal(2), z.literal(3), z.literal(4)],
      'Must be 1 (in-progress), 2 (completed), 3 (cancelled) or 4 (paused).',
    )
    .optional(),
  budget: money.optional(),
  costs: z.strictObject({ planned: money, actual: money }).nullable().optional(),
  parent_id: uuid.nullable().optional(),
  customer_id: uuid.nullable().optional(),
  contact_id: integerId.nullable().optional(),
  form_id: integerId.nullable().optional(),
  is_template: z.boolean().optional(),
  group_ids: ids.optional(),
  tag_ids: ids.optional(),
  user_ids: ids.optional().meta({ description: 'Who works on the project' }),
  executor_ids: ids.optional().meta({ description: 'Who carries it out' }),
};

export const createProjectBody = z.strictObject({ name, ...fields }).meta({ id: 'CreateProject' });
export const updateProjectBody = z.strictObject({ name: name.optional(), ...fields }).meta({ id: 'UpdateProject' });

/** The body in the words of the code; fields that were not sent stay absent. */
export function toProjectFields(body: z.infer<typeof updateProjectBody>): Partial<ProjectFields> {
  const named = {
    name: body.name,
    code: body.code,
    oldId: body.old_id,
    description: body.description,
    impact: body.impact,
    status: body.status,
    budget: body.budget,
    costs: body.costs,
    parentId: body.parent_id,
    customerId: body.customer_id,
    contactId: body.contact_id,
    formId: body.form_id,
    isTemplate: body.is_template,
  };
  return omitUndefined(named);
}

/** The lists of the body; those that were not sent stay absent. */
export function toProjectLists(body: z.infer<typeof updateProjectBody>): Partial<ProjectListIds> {
  const named = {
    groupIds: body.group_ids,
    tagIds: body.tag_ids,
    userIds: body.user_ids,
    executorIds: body.executor_ids,
  };
  return omitUndefined(named);
}
