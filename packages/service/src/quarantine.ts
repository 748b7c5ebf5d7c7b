import type { QuarantinedEvent } from '@trackway/contracts';
import { notFound } from '@trackway/errors';
import { auditLine, type QuarantineStore } from '@trackway/messaging';
import type { Caller } from '@trackway/runtime';

/** The events of a service that the broker rejected. */
export interface Quarantine {
  /** Those of the caller's frame, oldest first. */
  list(caller: Caller): Promise<readonly QuarantinedEvent[]>;
  /** Publishes an event again. @throws AppError `quarantined_event_model_not_found` if it is not in quarantine */
  replay(caller: Caller, id: string): Promise<QuarantinedEvent>;
  /** Deletes an event. @throws AppError `quarantined_event_model_not_found` if it is not in quarantine */
  discard(caller: Caller, id: string): Promise<QuarantinedEvent>;
}

interface Deps {
  /** The service. */
  readonly source: string;
  /** Undefined if the service publishes no events. */
  readonly store: () => QuarantineStore | undefined;
  readonly wakeRelay: () => void;
}

type Action = 'replayed' | 'discarded';

/** Lists, replays and discards events. Each change is in the audit log. */
export function makeQuarantine(deps: Deps): Quarantine {
  return {
    list: async ({ frameId }) => (await deps.store()?.list(frameId)) ?? [],
    replay: async (caller, id) => {
      const event = await remove(deps, caller, id, 'replayed');
      deps.wakeRelay();
      return event;
    },
    discard: (caller, id) => remove(deps, caller, id, 'discarded'),
  };
}

async function remove({ source, store }: Deps, caller: Caller, id: string, action: Action): Promise<QuarantinedEvent> {
  const quarantined = store();
  const event = await quarantined?.find(caller.frameId, id);
  if (!quarantined || !event) throw notFound('quarantined_event');
  const entry = auditLine(source, caller, {
    action: `quarantined_event.${action}`,
    subject: { kind: 'quarantined_event', id: event.eventId ?? event.id, name: event.type },
    details: { topic: event.topic, aggregate_id: event.aggregateId, bytes: event.bytes, reason: event.reason },
  });
  const method = action === 'replayed' ? 'replay' : 'discard';
  // Another request may have removed the event in the meantime.
  if (!(await quarantined[method](caller.frameId, id, entry))) throw notFound('quarantined_event');
  return event;
}
