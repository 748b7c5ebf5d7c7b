import { type AuditSubject, auditLineRecorded, type FieldChange } from '@trackway/contracts';
import { type Caller, currentContext } from '@trackway/runtime';
import { makeEvent } from './make-event';
import { type OutgoingEvent, outgoing } from './outbox';

interface AuditLine {
  /** `<subject>.<past tense>` */
  readonly action: string;
  readonly subject: AuditSubject;
  readonly changes?: readonly FieldChange[];
  /** Must not contain secrets. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/**
 * An entry of the audit log of the caller's frame, to be written in the transaction of the change. `source` is the
 * service.
 */
export function auditLine(
  source: string,
  { frameId, kind, id, name }: Pick<Caller, 'frameId' | 'kind' | 'id' | 'name'>,
  { action, subject, changes = [], details = {} }: AuditLine,
): OutgoingEvent {
  const line = makeEvent(auditLineRecorded, {
    source,
    frameId,
    key: subject.id,
    data: {
      action,
      subject: { ...subject },
      actor: { kind, id, name: name ?? null },
      changes: [...changes],
      details,
      request_id: currentContext()?.requestId ?? null,
    },
  });
  return outgoing(auditLineRecorded, line);
}
