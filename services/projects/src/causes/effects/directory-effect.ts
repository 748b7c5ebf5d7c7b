import { type DirectoryKind, directoryKinds, type Effect, EXISTS } from '@trackway/contracts';
import {
  causeOf,
  effectOfRecord,
  isAuditEvent,
  type OutgoingEvent,
  type RecordEffectRow,
  toRecordEffectRow,
} from '@trackway/messaging';
import { lifecycleChange } from './project-effect';

/** The table of the changes of customers, contacts, groups, tags, saved views, share pages and settings of the tenant. */
export const DIRECTORY_EFFECTS = 'directory_effects';

/**
 * The recorded change of an entry of the audit log. Entries of customers, contacts, groups and tags have their values;
 * shortened ones are left out, because they must not be restored. Undefined for other kinds of objects.
 */
export function toDirectoryEffectRow(added: OutgoingEvent): RecordEffectRow | undefined {
  const { event } = added;
  if (added.restorable || !isAuditEvent(event)) return toRecordEffectRow(added);
  const { subject, changes, details } = event.data;
  if (!isDirectoryKind(subject.kind)) return undefined;
  return {
    ...causeOf(event),
    kind: subject.kind,
    record_id: subject.id,
    label: subject.name ?? '',
    changes: details['shortened'] === true ? [] : changes,
  };
}

export function toDirectoryEffect(row: RecordEffectRow): Effect {
  const lifecycle = row.changes.some(({ field }) => field === EXISTS) ? undefined : lifecycleChange(row.action);
  return effectOfRecord({ ...row, changes: [...(lifecycle ? [lifecycle] : []), ...row.changes] });
}

export function isDirectoryKind(kind: string): kind is DirectoryKind {
  return directoryKinds.some((known) => known === kind);
}
