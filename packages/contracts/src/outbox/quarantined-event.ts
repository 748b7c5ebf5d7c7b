import type { QuarantinedEvent as QuarantinedEventMessage, QuarantinedEventOutput } from '../generated/outbox-v1';

/** An event that the broker rejected permanently, without its data. */
export interface QuarantinedEvent {
  /** Position in the quarantine of its service. */
  readonly id: string;
  readonly topic: string;
  /** Id of the object that the event is about. */
  readonly aggregateId: string;
  /** Null, as `type` and `occurredAt`, if the event has no readable header. */
  readonly eventId: string | null;
  readonly type: string | null;
  readonly occurredAt: string | null;
  readonly bytes: number;
  /** What the broker reported. */
  readonly reason: string;
  readonly quarantinedAt: Date;
}

/** Quarantined events as messages of `trackway.outbox.v1`, and back. */
export const quarantineMessages = {
  from: (event: QuarantinedEvent): QuarantinedEventMessage => ({
    ...event,
    eventId: event.eventId ?? '',
    type: event.type ?? '',
    occurredAt: event.occurredAt ?? '',
    quarantinedAt: event.quarantinedAt.toISOString(),
  }),
  to: (message: QuarantinedEventOutput): QuarantinedEvent => ({
    ...message,
    eventId: message.eventId || null,
    type: message.type || null,
    occurredAt: message.occurredAt || null,
    quarantinedAt: new Date(message.quarantinedAt),
  }),
};
