import type { Actor, AuditSubject, FieldChange } from '@trackway/contracts';

/** An action on a token, a service account, a user, a webhook or an export. */
export interface AuditLine {
  /** The id of the event that recorded it. */
  readonly id: string;
  readonly action: string;
  readonly subject: AuditSubject;
  readonly actor: Actor;
  readonly changes: readonly FieldChange[];
  readonly details: Readonly<Record<string, unknown>>;
  /** The service that recorded it. */
  readonly source: string;
  readonly correlationId: string;
  readonly requestId: string | null;
  readonly happenedAt: Date;
}
