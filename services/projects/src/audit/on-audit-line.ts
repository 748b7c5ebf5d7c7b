import { auditLineRecorded, type DataOf, type Event } from '@trackway/contracts';
import { type EventHandler, handler } from '@trackway/messaging';
import type { AuditLine } from './audit-line';
import type { AuditStore } from './audit-store';

/** Keeps the audit lines of every service. A line's key is its event's id, so a repeat changes nothing. */
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
