import { auditLineRecorded, type DataOf, type Event } from '@trackway/contracts';
import { type EventHandler, handler } from '@trackway/messaging';
import type { UnchainedEntry } from './audit-chain';
import type { AuditStore } from './audit-store';

/** Stores the audit lines of all services. The id of the event is the key of the entry, so duplicates are ignored. */
export function onAuditLine(audit: Pick<AuditStore, 'add'>): EventHandler {
  return handler(auditLineRecorded, async (events) => {
    const frames = Map.groupBy(events, ({ frameid }) => frameid);
    for (const [frameId, lines] of frames) await audit.add(frameId, lines.map(toEntry));
  });
}

function toEntry({ id, source, time, correlationid, causationid, data }: LineEvent): UnchainedEntry {
  const { action, subject, actor, changes, details, request_id, token_id = null } = data;
  return {
    id,
    action,
    subject,
    actor,
    changes,
    details,
    source,
    correlation_id: correlationid,
    causation_id: causationid ?? null,
    request_id,
    token_id,
    happened_at: new Date(time).toISOString(),
  };
}

type LineEvent = Event<DataOf<typeof auditLineRecorded>>;
