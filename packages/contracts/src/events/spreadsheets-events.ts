import { z } from 'zod';
import { topics } from '../topics';
import { defineEvent } from './event';

/** A wake-up for the workers. The operation's row is the truth: what this says may be out of date. */
export const operationQueued = defineEvent({
  topic: topics.spreadsheetJobs,
  type: 'spreadsheets.operation_queued.v1',
  schema: z.object({ operation_id: z.uuid() }),
});
