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

/** An actor. `name` is the name at that time. */
export const actor = z.object({ kind: z.enum(actorKinds), id: z.string(), name: z.string().nullable() });

export const fieldChange = z.object({
  field: z.string(),
  from: z.unknown().meta({ description: 'Value before the change' }),
  to: z.unknown().meta({ description: 'Value after the change' }),
});

export const historyLineRecorded = defineEvent({
  topic: topics.history,
  type: 'history.line_recorded.v1',
  description:
    "One entry of a project's history. Any service may publish it. The event id is the entry id, so duplicates have no effect.",
  schema: z.object({
    project_id: z.uuid(),
    /** The action, as `<subject>.<past tense>`, such as `project.updated`. */
    action: z.string(),
    actor,
    changes: z.array(fieldChange),
    /** Further details of the action, such as the previous step. */
    details: z.record(z.string(), z.unknown()),
    request_id: z.string().nullable(),
  }),
});

export const historyLinesRecorded = defineEvent({
  topic: topics.history,
  type: 'history.lines_recorded.v1',
  description:
    'History entries of several projects that one action changed, such as the rows of an import. Each entry has its own id.',
  schema: z.object({
    action: z.string(),
    actor,
    details: z.record(z.string(), z.unknown()),
    request_id: z.string().nullable(),
    lines: z.array(
      z.object({
        id: z.uuid(),
        project_id: z.uuid(),
        changes: z.array(fieldChange),
        details: z
          .record(z.string(), z.unknown())
          .optional()
          .meta({ description: 'In addition to the common details' }),
      }),
    ),
  }),
});

type LineEvent = Event<DataOf<typeof historyLineRecorded>>;

/** Converts a batch to single entries. */
export function eachLine({ data, ...envelope }: Event<DataOf<typeof historyLinesRecorded>>): LineEvent[] {
  const { lines, ...common } = data;
  return lines.map(({ id, project_id, changes, details }) => ({
    ...envelope,
    type: historyLineRecorded.type,
    id,
    subject: project_id,
    data: { ...common, details: { ...common.details, ...details }, project_id, changes },
  }));
}

export type Actor = z.infer<typeof actor>;
export type FieldChange = z.infer<typeof fieldChange>;
