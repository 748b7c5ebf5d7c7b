import { z } from 'zod';
import { topics } from '../topics';
import { defineEvent } from './event';
import { aggregateChange } from './projects-events';

const answerContext = z.object({
  type: z.enum(['project_form', 'project_step_form', 'project_funnel_assignment', 'project_loose_form']),
  project_id: z.uuid(),
  id: z.union([z.uuid(), z.number().int(), z.null()]),
});

export const formChanged = defineEvent({
  topic: topics.forms,
  type: 'forms.form_changed.v1',
  description: "State of a form's definition after a change. The `id` of a field is the edge that searches use.",
  schema: z.object({
    change: aggregateChange,
    version: z.number().int(),
    form: z.object({
      id: z.number().int(),
      title: z.string(),
      fields: z.array(z.object({ id: z.uuid(), label: z.string(), type: z.string() })),
      deleted_at: z.iso.datetime().nullable(),
    }),
  }),
});

export const looseFormChanged = defineEvent({
  topic: topics.forms,
  type: 'forms.loose_form_changed.v1',
  description: 'A form was attached to a project or removed from it.',
  schema: z.object({
    change: aggregateChange,
    version: z.number().int(),
    loose_form: z.object({
      id: z.number().int(),
      project_id: z.uuid(),
      form_id: z.number().int(),
      created_at: z.iso.datetime(),
      updated_at: z.iso.datetime(),
      deleted_at: z.iso.datetime().nullable(),
    }),
  }),
});

/**
 * Types of answers whose event contains a different value than the answer: the name of a file, `true` for a signature, the number
 * of lines of a group.
 */
export const answerTypesWithoutValue = ['file', 'signature', 'group'] as const;

export const answerChanged = defineEvent({
  topic: topics.forms,
  type: 'forms.answer_changed.v1',
  description:
    'State of the answer to one field in one context; `deleted` with null if it was cleared. Keyed by the answer.',
  schema: z.object({
    change: aggregateChange,
    version: z.number().int(),
    answer: z.object({
      id: z.uuid(),
      form_id: z.number().int(),
      form_version: z.number().int(),
      /** Edge that searches use. */
      field_id: z.uuid(),
      label: z.string(),
      type: z.string(),
      /** Value that searches compare: for a file its name, for a signature true, for a group the number of its lines. */
      value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]),
      accessor: answerContext,
      answered_by: z.object({ id: z.string(), name: z.string().nullable() }),
      answered_at: z.iso.datetime(),
    }),
  }),
});

export const formAnswered = defineEvent({
  topic: topics.forms,
  type: 'forms.form_answered.v1',
  description:
    'A form was answered in a context. One event for all answers written together, for rules. `forms.answer_changed.v1` events contain the values. Keyed by the project.',
  schema: z.object({
    form_id: z.number().int(),
    form_title: z.string(),
    accessor: answerContext,
    /** Fields whose answers changed. */
    field_ids: z.array(z.uuid()),
    /** Source of the answers, such as api or form_link. */
    way: z.string(),
    answered_by: z.object({ kind: z.string(), id: z.string(), name: z.string().nullable() }),
    answered_at: z.iso.datetime(),
  }),
});
