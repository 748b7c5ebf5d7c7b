import { type Actor, type AuditSubject, auditLineRecorded, type FieldChange } from '@trackway/contracts';
import { type Caller, currentContext } from '@trackway/runtime';
import { makeEvent } from './make-event';
import { type OutgoingEvent, outgoing } from './outbox';
import { shortenLine } from './shorten-line';

/** Maximum JSON of changes and details. Larger values are shortened, because the object itself has them. */
export const MAX_AUDIT_BYTES = 32 * 1_024;

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
 * service. Use `auditOf` for objects with settings.
 */
export function auditLine(
  source: string,
  caller: Pick<Caller, 'frameId' | 'kind' | 'id' | 'name' | 'tokenId'>,
  { action, subject, changes = [], details = {} }: AuditLine,
): OutgoingEvent {
  const line = makeEvent(auditLineRecorded, {
    source,
    frameId: caller.frameId,
    key: subject.id,
    data: bounded({
      action,
      subject: { ...subject },
      actor: actorOf(caller),
      changes: [...changes],
      details: { ...details },
      request_id: currentContext()?.requestId ?? null,
      token_id: caller.tokenId ?? null,
    }),
  });
  return outgoing(auditLineRecorded, line);
}

/** The caller as events name it. */
export function actorOf({ kind, id, name }: Pick<Caller, 'kind' | 'id' | 'name'>): Actor {
  return { kind, id, name: name ?? null };
}

function bounded<Line extends Parameters<typeof shortenLine>[0]>(line: Line): Line {
  const bytes = Buffer.byteLength(JSON.stringify([line.changes, line.details]));
  return bytes <= MAX_AUDIT_BYTES ? line : shortenLine(line, MAX_AUDIT_BYTES);
}
