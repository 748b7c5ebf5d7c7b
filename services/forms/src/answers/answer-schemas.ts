import { z } from 'zod';
import { fieldTypes } from '../fields/field-types';
import { type Accessor, accessorTypes } from '../projects/accessor';
import { timestamp, uuid } from '../shared/value-types';
import { answerWays } from './answer';

const MAX_ID = 2_147_483_647;

/** Ids in a query or multipart form are text. */
const looseFormId = z.union([
  z.int().min(1).max(MAX_ID),
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
]);

/** Error codes for a context that does not exist or cannot be changed. */
export const contextFailures = [
  'form_model_not_found',
  'project_model_not_found',
  'step_model_not_found',
  'assignment_model_not_found',
  'loose_form_model_not_found',
  'merged_project',
] as const;

/** The context of an answer. The type determines the format of the id. `project_form` has no id. */
export const accessorBody = z
  .strictObject({
    type: z.enum(accessorTypes),
    project_id: uuid,
    id: z
      .union([looseFormId, uuid, z.null(), z.literal('').transform(() => null)], 'Must be the id of the context.')
      .default(null),
  })
  .superRefine(({ type, id }, context) => {
    const issue = idIssue(type, id);
    if (issue) context.addIssue({ code: 'custom', path: ['id'], message: issue });
  })
  .transform(({ type, project_id, id }): Accessor => ({ type, projectId: project_id, id }))
  .meta({ id: 'Accessor' });

function idIssue(type: Accessor['type'], id: Accessor['id']): string | undefined {
  if (type === 'project_form') return id === null ? undefined : 'project_form must have no id.';
  if (type === 'project_loose_form') return typeof id === 'number' ? undefined : 'Must be the id of the loose form.';
  return typeof id === 'string' ? undefined : 'Must be the UUID of the step or the assignment.';
}

export const lineValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);

export const fieldValue = z
  .union([
    z.string(),
    z.number(),
    z.boolean(),
    z.array(z.string()),
    z.array(z.record(z.uuid(), lineValue)).meta({
      description: 'The lines of a group: values by the ids of its fields. A field without a value is absent',
    }),
    z.object({ id: z.uuid(), name: z.string(), size: z.int(), mime_type: z.string(), url: z.string() }),
    z.null(),
  ])
  .meta({ description: 'The format depends on the type of the field' });

export const accessorSchema = z.object({
  type: z.enum(accessorTypes),
  project_id: z.uuid(),
  id: z.union([z.int(), z.uuid(), z.null()]),
});

const respondentSchema = z.object({ id: z.uuid(), name: z.string().nullable() });

export const answerSchema = z
  .object({
    id: z.uuid(),
    form_id: z.int(),
    form_title: z.string(),
    form_version: z.int(),
    field_id: z.uuid(),
    label: z.string(),
    type: z.enum(fieldTypes),
    value: fieldValue,
    accessor: accessorSchema,
    answered_by: respondentSchema,
    answered_at: timestamp,
  })
  .meta({ id: 'Answer' });

export const answerChangeSchema = z
  .object({
    id: z.uuid(),
    form_id: z.int(),
    field_id: z.uuid(),
    label: z.string(),
    accessor: accessorSchema,
    old_value: fieldValue,
    new_value: fieldValue,
    changed_by: respondentSchema.extend({ kind: z.string() }),
    way: z.enum(answerWays),
    changed_at: timestamp,
  })
  .meta({ id: 'AnswerChange' });
