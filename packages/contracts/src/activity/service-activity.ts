import type { ReadActivityResponse, ReadActivityResponseOutput } from '../generated/activity-v1';

/** Events of one frame that the broker has not acknowledged. Counts end at 10,000. */
export interface OutboxActivity {
  readonly waiting: number;
  readonly oldestAt: Date | null;
  /** Events that the broker rejected. */
  readonly quarantined: number;
}

/** How long messages of a topic wait for a service. */
export interface EventDelay {
  readonly topic: string;
  /** Lower bound of the age of the oldest message that the service has not processed; 0 below one second. */
  readonly seconds: number;
}

/** The work of a service for one frame. */
export interface ServiceActivity {
  /** Null if the service publishes no events. */
  readonly outbox: OutboxActivity | null;
  /** One for each topic that the service reads; null if the broker does not respond. */
  readonly delays: readonly EventDelay[] | null;
}

/** The activity of a service as messages of `trackway.activity.v1`, and back. */
export const activityMessages = {
  from: ({ outbox, delays }: ServiceActivity): ReadActivityResponse => ({
    outbox: outbox && { ...outbox, oldestAt: outbox.oldestAt?.toISOString() ?? '' },
    delays: delays && { delays: delays.map(({ topic, seconds }) => ({ topic, seconds })) },
  }),
  to: ({ outbox, delays }: ReadActivityResponseOutput): ServiceActivity => ({
    outbox: outbox && {
      waiting: outbox.waiting,
      oldestAt: outbox.oldestAt ? new Date(outbox.oldestAt) : null,
      quarantined: outbox.quarantined,
    },
    delays: delays?.delays.map(({ topic, seconds }) => ({ topic, seconds })) ?? null,
  }),
};
