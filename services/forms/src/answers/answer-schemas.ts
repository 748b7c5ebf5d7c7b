import { z } from 'zod';
import { fieldTypes } from '../fields/field-types';
import { type Accessor, accessorTypes } from '../projects/accessor';
import { timestamp, uuid } from '../shared/value-types';
import { answerWays } from './answer';

const LARGEST_ID = 2_147_483_647;

/** Ids that come in a query or a form are texts. */
const looseFormId = z.union([
  z.int().min(1).max(LARGEST_ID),
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
]);

/** How a context is refused that nothing can be answered in. */
export const contextFailures = [
  'form_model_not_found',
  'project_model_not_found',
  'step_model_not_found',
  'assignment_model_not_found',
  'loose_form_model_not_found',
  'merged_project',
] as const;

/** The context of an answer. Each type has an id of its own kind; the project's own form has none. */
export const accessorBody = z
  .strictObject({
    type: z.enum(accessorTypes),
    project_id: uuid,
    id: z
      .union([looseFormId, uuid, z.null(), z.literal('').transform(() => null)], 'Must be the id of the context.')
      .default(null),
  })
  .superRefine(({ type, id }, context) => {
    const fault = idFault(type, id);
    if (fault) context.addIssue({ code: 'custom', path: ['id'], message: fault });
  })
  .transform(({ type, project_id, id }): Accessor => ({ type, projectId: project_id, id }))
  .meta({ id: 'Accessor' });

function idFault(type: Accessor['type'], id: Accessor['id']): string | undefined {
  if (type === 'project_form') return id === null ? undefined : "The project's own form has no id here.";
  if (type === 'project_loose_form') return typeof id === 'number' ? undefined : 'Must be the id of the loose form.';
  return typeof id === 'string' ? undefined : 'Must be the UUID of the step or the assignment.';
}

export const fieldValue = z
  .union([
    z.string(),
    z.number(),
    z.boolean(),
    z.array(z.string()),
    z.object({ id: z.uuid(), name: z.string(), size: z.int(), mime_type: z.string(), url: z.string() }),
    z.null(),
  ])
  .meta({ description: 'As the type of the field says' });

export const accessorSchema = z.object({
  type: z.enum(accessorTypes),
  project_id: z.uuid(),
  id: z.union([z.int(), z.uuid(), z.null()]),
});

const personSchema = z.object({ id: z.uuid(), name: z.string().nullable() });

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
    answered_by: personSchema,
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
    changed_by: personSchema.extend({ kind: z.string() }),
    way: z.enum(answerWays),
    changed_at: timestamp,
  })
  .meta({ id: 'AnswerChange' });
