import { type AuditEntry, auditEntryRecorded } from '@trackway/contracts';
import { makeEvent, type OutgoingEvent, outgoing } from '@trackway/messaging';

/** Publishes a stored entry, with the cause of the entry. The key keeps the entries of a frame in their order. */
export function entryRecordedEvent(frameId: string, entry: AuditEntry): OutgoingEvent {
  const { causationid: _, ...event } = makeEvent(auditEntryRecorded, {
    source: 'projects',
    frameId,
    key: frameId,
    data: entry,
  });
  const causation = entry.causation_id === null ? {} : { causationid: entry.causation_id };
  return outgoing(auditEntryRecorded, { ...event, ...causation, correlationid: entry.correlation_id });
}
