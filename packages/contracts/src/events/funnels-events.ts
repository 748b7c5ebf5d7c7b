import { z } from 'zod';
import { topics } from '../topics';
import { defineEvent } from './event';
import { aggregateChange } from './projects-events';

/** A funnel's definition after a change, with its steps in order. */
export const funnelChanged = defineEvent({
  topic: topics.funnels,
  type: 'funnels.funnel_changed.v1',
  schema: z.object({
    change: aggregateChange,
    version: z.number().int(),
    funnel: z.object({
      id: z.uuid(),
      name: z.string(),
      steps: z.array(z.object({ id: z.uuid(), name: z.string(), position: z.number().int() })),
      deleted_at: z.iso.datetime().nullable(),
    }),
  }),
});
