import {
  type AuditSubject,
  auditLineRecorded,
  type DataOf,
  type DirectoryKind,
  directoryKinds,
  type Effect,
  type Event,
  type RecordRef,
} from '@trackway/contracts';
import { effectOfRow } from '@trackway/postgres';
import { lifecycleChange } from './project-effect';

export type AuditEvent = Event<DataOf<typeof auditLineRecorded>>;

/** A recorded change of a customer, contact, group or tag. */
export interface DirectoryEffectRow {
  readonly id: string;
  readonly kind: DirectoryKind;
  readonly record_id: string;
  readonly label: string;
  readonly action: string;
  readonly actor: Effect['actor'];
  readonly changes: Effect['changes'];
  readonly correlation_id: string;
  readonly causation_id: string | null;
  readonly request_id: string | null;
  readonly happened_at: Date;
}

/**
 * Returns undefined for entries of the audit log about other kinds of objects. Shortened values are left out, because they
 * must not be restored.
 */
export function toDirectoryEffectRow({ id, time, correlationid, causationid, data }: AuditEvent) {
  const { subject, action, actor, changes, details, request_id } = data;
  if (!isDirectoryKind(subject.kind)) return undefined;
  const row: DirectoryEffectRow = {
    id,
    kind: subject.kind,
    record_id: subject.id,
    label: subject.name ?? '',
    action,
    actor,
    changes: details['shortened'] === true ? [] : changes,
    correlation_id: correlationid,
    causation_id: causationid ?? null,
    request_id,
    happened_at: new Date(time),
  };
  return row;
}

export function isAuditEvent(event: Event<unknown>): event is AuditEvent {
  return event.type === auditLineRecorded.type;
}

/** Without values, such as a change of the order of a group, an effect has no record to restore. */
export function toDirectoryEffect({ kind, record_id, label, ...row }: DirectoryEffectRow): Effect {
  const lifecycle = lifecycleChange(row.action);
  const changes = [...(lifecycle ? [lifecycle] : []), ...row.changes];
  const record: RecordRef | null = changes.length > 0 ? { kind, id: record_id, projectId: null, label } : null;
  return effectOfRow({ ...row, project_id: null }, record, { changes });
}

function isDirectoryKind(kind: AuditSubject['kind']): kind is DirectoryKind {
  return directoryKinds.some((known) => known === kind);
}
