import type { Actor, AuditSubject, FieldChange } from '@trackway/contracts';

/** One thing that somebody did to a token, a service account, a user, a webhook or an export of their frame. */
export interface AuditLine {
  /** The id of the event that told of it. */
  readonly id: string;
  readonly action: string;
  readonly subject: AuditSubject;
  readonly actor: Actor;
  readonly changes: readonly FieldChange[];
  readonly details: Readonly<Record<string, unknown>>;
  /** The service that it happened in. */
  readonly source: string;
  readonly correlationId: string;
  readonly requestId: string | null;
  readonly happenedAt: Date;
}
