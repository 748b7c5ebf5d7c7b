import { z } from 'zod';
import { topics } from '../topics';
import { defineEvent } from './event';

/** Wakes up the workers. The state of the operation is in the database; this event may be outdated. */
export const operationQueued = defineEvent({
  topic: topics.spreadsheetJobs,
  type: 'spreadsheets.operation_queued.v1',
  schema: z.object({ operation_id: z.uuid() }),
});
