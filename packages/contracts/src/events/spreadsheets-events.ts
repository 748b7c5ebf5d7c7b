import { z } from 'zod';
import { topics } from '../topics';
import { defineEvent } from './event';

export const operationQueued = defineEvent({
  topic: topics.spreadsheetJobs,
  type: 'spreadsheets.operation_queued.v1',
  description: 'Wakes up the workers. The state of the operation is in the database; this event may be outdated.',
  schema: z.object({ operation_id: z.uuid() }),
});
