import { z } from 'zod';
import { topics } from '../topics';
import { type DataOf, defineEvent, type Event } from './event';

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

/** Lines of several projects to which the same happened at once, such as by the rows of an import. Each has the id of its own. */
export const historyLinesRecorded = defineEvent({
  topic: topics.history,
  type: 'history.lines_recorded.v1',
  schema: z.object({
    action: z.string(),
    actor,
    details: z.record(z.string(), z.unknown()),
    request_id: z.string().nullable(),
    lines: z.array(z.object({ id: z.uuid(), project_id: z.uuid(), changes: z.array(fieldChange) })),
  }),
});

type LineEvent = Event<DataOf<typeof historyLineRecorded>>;

/** The lines as if each had come by itself. */
export function eachLine({ data, ...envelope }: Event<DataOf<typeof historyLinesRecorded>>): LineEvent[] {
  const { lines, ...common } = data;
  return lines.map(({ id, project_id, changes }) => ({
    ...envelope,
    type: historyLineRecorded.type,
    id,
    subject: project_id,
    data: { ...common, project_id, changes },
  }));
}

export type Actor = z.infer<typeof actor>;
export type FieldChange = z.infer<typeof fieldChange>;
