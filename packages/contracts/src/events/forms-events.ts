import { z } from 'zod';
import { topics } from '../topics';
import { defineEvent } from './event';
import { aggregateChange } from './projects-events';

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
