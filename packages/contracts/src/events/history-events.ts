import { z } from 'zod';
import { topics } from '../topics';
import { defineEvent } from './event';

export const actorKinds = [
  'user',
  'service_account',
  'automation',
  'assistant',
  'ai_agent',
  'import',
  'channel',
  'form_link',
  'system',
] as const;

/** Who did something. `name` is what they were called at that time. */
export const actor = z.object({ kind: z.enum(actorKinds), id: z.string(), name: z.string().nullable() });

export const fieldChange = z.object({ field: z.string(), from: z.unknown(), to: z.unknown() });

/** One line of a project's history; any service may write one. The event's id is the line's id, so a line comes once. */
export const historyLineRecorded = defineEvent({
  topic: topics.history,
  type: 'history.line_recorded.v1',
  schema: z.object({
    project_id: z.uuid(),
    /** What happened, as `<subject>.<past tense>`, such as `project.updated`. */
    action: z.string(),
    actor,
    changes: z.array(fieldChange),
    /** Further facts of the action, such as the step that a project came from. */
    details: z.record(z.string(), z.unknown()),
    request_id: z.string().nullable(),
  }),
});

export type Actor = z.infer<typeof actor>;
export type FieldChange = z.infer<typeof fieldChange>;
