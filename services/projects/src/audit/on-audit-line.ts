import { auditLineRecorded, type DataOf, type Event } from '@trackway/contracts';
import { type EventHandler, handler } from '@trackway/messaging';
import type { AuditLine } from './audit-line';
import type { AuditStore } from './audit-store';

/** Stores the audit lines of all services. The id of the event is the key of the line, so duplicates are ignored. */
export function onAuditLine(audit: AuditStore): EventHandler {
  return handler(auditLineRecorded, async (events) => {
    const frames = Map.groupBy(events, ({ frameid }) => frameid);
    for (const [frameId, lines] of frames) await audit.add(frameId, lines.map(toLine));
  });
}

function toLine({ id, source, time, correlationid, data }: Event<DataOf<typeof auditLineRecorded>>): AuditLine {
  return {
    id,
    action: data.action,
    subject: data.subject,
    actor: data.actor,
    changes: data.changes,
    details: data.details,
    source,
    correlationId: correlationid,
    requestId: data.request_id,
    happenedAt: new Date(time),
  };
}
