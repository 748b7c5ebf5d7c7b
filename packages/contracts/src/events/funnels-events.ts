import { z } from 'zod';
import { topics } from '../topics';
import { defineEvent } from './event';
import { aggregateChange } from './projects-events';

export const assignmentChanged = defineEvent({
  topic: topics.funnels,
  type: 'funnels.assignment_changed.v1',
  description:
    "State of a project's assignment to a funnel after a change: `created` when it enters, `deleted` when it leaves. Keyed by the assignment.",
  schema: z.object({
    change: aggregateChange,
    version: z.number().int(),
    assignment: z.object({
      id: z.uuid(),
      funnel_id: z.uuid(),
      project_id: z.uuid(),
      step_id: z.uuid(),
      status: z.enum(['open', 'won', 'lost', 'paused']),
      status_at: z.iso.datetime(),
      forecast_date: z.iso.date().nullable(),
      /** Time at which the project entered its step. */
      linked_at: z.iso.datetime(),
      tag_ids: z.array(z.uuid()),
      executor_ids: z.array(z.uuid()),
      left_at: z.iso.datetime().nullable(),
    }),
  }),
});

export const funnelChanged = defineEvent({
  topic: topics.funnels,
  type: 'funnels.funnel_changed.v1',
  description: "State of a funnel's definition after a change, with its steps in order.",
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

export const answersCommitted = defineEvent({
  topic: topics.funnels,
  type: 'funnels.answers_committed.v1',
  description:
    'A move with answers was committed, so the staged answers become valid. Written in the transaction of the move. Keyed by the assignment.',
  schema: z.object({ stage_id: z.uuid(), assignment_id: z.uuid(), project_id: z.uuid() }),
});
