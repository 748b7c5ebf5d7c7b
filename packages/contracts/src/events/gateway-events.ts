import { z } from 'zod';
import { topics } from '../topics';
import { defineEvent } from './event';

const count = z.int().min(0);

export const usageCounted = defineEvent({
  topic: topics.usage,
  type: 'gateway.usage_counted.v1',
  description:
    'Requests that one gateway process has counted for one frame since its previous event. A process numbers its events of a frame from 1, so that a repeated event is recognized.',
  schema: z.object({
    /** The process. A restart is a new one. */
    source_id: z.uuid(),
    sequence: z.int().min(1),
    /** UTC. */
    day: z.iso.date(),
    /** Of the day, in UTC. Gateways before it was added count by day only. */
    hour: z.int().min(0).max(23).optional(),
    counts: z.array(
      z.object({
        subject_id: z.uuid(),
        subject_kind: z.enum(['user', 'service_account']),
        /** The personal access token; null for all other tokens of the subject. */
        token_id: z.uuid().nullable(),
        requests: count,
        /** 4xx except 429. */
        client_errors: count,
        /** 5xx. */
        server_errors: count,
        /** 429. */
        throttled: count,
      }),
    ),
  }),
});
