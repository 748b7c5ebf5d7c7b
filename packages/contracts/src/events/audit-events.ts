import { z } from 'zod';
import { topics } from '../topics';
import { defineEvent } from './event';
import { actor, fieldChange } from './history-events';

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
] as const;

export const auditLineRecorded = defineEvent({
  topic: topics.history,
  type: 'audit.line_recorded.v1',
  description: "One entry of a frame's audit log. The event id is the entry id.",
  schema: z.object({
    /** The action, as `<subject>.<past tense>`, such as `access_token.created`. */
    action: z.string(),
    subject: z.object({ kind: z.enum(auditSubjects), id: z.string(), name: z.string().nullable() }),
    actor,
    changes: z.array(fieldChange),
    /** Further details, such as the scopes of a token. Never a secret. */
    details: z.record(z.string(), z.unknown()),
    request_id: z.string().nullable(),
  }),
});

export type AuditSubject = {
  readonly kind: (typeof auditSubjects)[number];
  readonly id: string;
  readonly name: string | null;
};
