import { z } from 'zod';
import { topics } from '../topics';
import { defineEvent } from './event';
import { actor, fieldChange } from './history-events';

/** Kinds of objects whose changes are in the audit log. */
export const auditSubjects = [
  'access_token',
  'service_account',
  'identity_provider',
  'role',
  'group',
  'user',
  'webhook',
  'export',
  'view',
  'reply_template',
  'form_theme',
  'frame',
  'customer',
  'contact',
  'project',
  'project_group',
  'tag',
  'undo',
  'funnel',
  'step',
  'step_attachment',
  'assistant',
  'automation',
  'ai_agent',
  'ai_agent_execution',
  'form',
  'form_link',
  'intake_link',
  'channel',
  'conversation',
  'message',
  'import',
  'quarantined_event',
] as const;

const entryShape = {
  /** The action, as `<subject>.<past tense>`, such as `access_token.created`. */
  action: z.string(),
  subject: z.object({ kind: z.enum(auditSubjects), id: z.string(), name: z.string().nullable() }),
  actor,
  changes: z.array(fieldChange),
  /** Further details, such as the scopes of a token. Never a secret. */
  details: z.record(z.string(), z.unknown()),
  request_id: z.string().nullable(),
};

export const auditLineRecorded = defineEvent({
  topic: topics.history,
  type: 'audit.line_recorded.v1',
  description: "One entry of a frame's audit log, before it has a place in the chain. The event id is the entry id.",
  schema: z.object({
    ...entryShape,
    token_id: z.uuid().nullable().optional().meta({ description: 'The personal access token of the request' }),
  }),
});

export const auditEntryRecorded = defineEvent({
  topic: topics.history,
  type: 'audit.entry_recorded.v1',
  description:
    "An entry was added to a frame's audit log, with its place in the chain of hashes. Keyed by the frame, so the entries of a frame are in the order of their sequence numbers.",
  schema: z.object({
    ...entryShape,
    id: z.uuid(),
    sequence: z.int().min(1),
    source: z.string(),
    correlation_id: z.string(),
    causation_id: z.string().nullable(),
    token_id: z.uuid().nullable(),
    happened_at: z.iso.datetime(),
    previous_hash: z.string(),
    hash: z.string(),
  }),
});

export type AuditSubject = {
  readonly kind: (typeof auditSubjects)[number];
  readonly id: string;
  readonly name: string | null;
};

/** An entry as the API returns it. Its hash covers all other members. */
export type AuditEntry = z.infer<typeof auditEntryRecorded.schema>;
