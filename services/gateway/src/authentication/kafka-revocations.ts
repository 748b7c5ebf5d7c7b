import { tokenRevoked, topics } from '@trackway/contracts';
import type { EventBus, Subscription } from '@trackway/messaging';
import type { Logger } from '@trackway/runtime';
import { appliedEvent, followEvents } from './follow-events';
import type { Revocations } from './revocations';

interface Deps {
  readonly bus: EventBus;
  readonly revocations: Revocations;
  readonly logger: Logger;
}

/** Reads all revocations, and then new ones. */
export function followRevocations({ bus, revocations, logger }: Deps): Subscription {
  return followEvents({
    bus,
    logger,
    topic: topics.revocations,
    events: [appliedEvent(tokenRevoked, ({ data }) => revocations.add(data))],
    onComplete: () => {
      revocations.isComplete = true;
    },
    unreadable: 'a revocation could not be read',
  });
}
