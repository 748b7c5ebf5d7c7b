import { z } from 'zod';
import { topics } from '../topics';
import { defineEvent } from './event';
import { aggregateChange } from './projects-events';

const answerContext = z.object({
  type: z.enum(['project_form', 'project_step_form', 'project_funnel_assignment', 'project_loose_form']),
  project_id: z.uuid(),
  id: z.union([z.uuid(), z.number().int(), z.null()]),
});

/** A form's definition after a change. A field's `id` is the edge that searches name. */
export const formChanged = defineEvent({
  topic: topics.forms,
  type: 'forms.form_changed.v1',
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

/** A form attached to a project, or taken off it again. */
export const looseFormChanged = defineEvent({
  topic: topics.forms,
  type: 'forms.loose_form_changed.v1',
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

/** The answer to one field in one context after a change; `deleted` with null where it was cleared. Keyed by the answer. */
export const answerChanged = defineEvent({
  topic: topics.forms,
  type: 'forms.answer_changed.v1',
  schema: z.object({
    change: aggregateChange,
    version: z.number().int(),
    answer: z.object({
      id: z.uuid(),
      form_id: z.number().int(),
      form_version: z.number().int(),
      /** The edge that searches name. */
      field_id: z.uuid(),
      label: z.string(),
      type: z.string(),
      /** What searches compare: a file by its name, a signature by true. */
      value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]),
      accessor: answerContext,
      answered_by: z.object({ id: z.string(), name: z.string().nullable() }),
      answered_at: z.iso.datetime(),
    }),
  }),
});

/**
 * A form was answered in a context: once for everything that was written at the same time, for rules that wait for it. What
 * the answers are, `answerChanged` says. Keyed by the project.
 */
export const formAnswered = defineEvent({
  topic: topics.forms,
  type: 'forms.form_answered.v1',
  schema: z.object({
    form_id: z.number().int(),
    form_title: z.string(),
    accessor: answerContext,
    /** The fields whose answers changed. */
    field_ids: z.array(z.uuid()),
    /** By which way the answers came, such as api or form_link. */
    way: z.string(),
    answered_by: z.object({ kind: z.string(), id: z.string(), name: z.string().nullable() }),
    answered_at: z.iso.datetime(),
  }),
});
