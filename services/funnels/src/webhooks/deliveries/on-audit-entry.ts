import { auditEntryRecorded } from '@trackway/contracts';
import { type EventHandler, handler } from '@trackway/messaging';
import type { UnitOfWork, WebhookStores } from '../../unit-of-work';
import { eventOfAuditEntry } from '../events/webhook-event';
import { type RecordDeps, recordEvents } from './record-events';

/** Records entries of the audit log as webhook events. A repeated event is recorded once, by its id. */
export function onAuditEntry(unitOfWork: UnitOfWork<WebhookStores>, eventDeps: RecordDeps): EventHandler {
  return handler(auditEntryRecorded, async (events) => {
    for (const [frameId, ofFrame] of Map.groupBy(events, ({ frameid }) => frameid)) {
      const entries = ofFrame.map(eventOfAuditEntry);
      await unitOfWork.run(frameId, (stores) => recordEvents(stores, frameId, entries, eventDeps));
    }
  });
}
