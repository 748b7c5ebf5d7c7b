import { BackgroundLoop, type Clock, type Logger } from '@trackway/runtime';
import type { UnitOfWork, WebhookStores } from '../../unit-of-work';
import type { DuePurges } from './due-purges';

const DAY_MS = 24 * 60 * 60 * 1_000;
const RETENTION_MS = 30 * DAY_MS;
const POLL_INTERVAL_MS = 60_000;
/** Limits of one step. */
const FRAMES_PER_BATCH = 20;
const EVENTS_PER_BATCH = 1_000;

/** Purges webhook events that are older than 30 days, once a day for each frame. */
export function webhookEventPurger(deps: {
  unitOfWork: UnitOfWork<WebhookStores>;
  purges: DuePurges;
  clock: Clock;
  logger: Logger;
}): BackgroundLoop {
  const { unitOfWork, purges, clock } = deps;
  const step = async (): Promise<boolean> => {
    const now = clock();
    const due = await purges.due(now, FRAMES_PER_BATCH);
    const before = new Date(now.getTime() - RETENTION_MS);
    let isMore = due.length === FRAMES_PER_BATCH;
    for (const frameId of due) {
      const removed = await unitOfWork.run(frameId, ({ deliveries }) =>
        deliveries.removeBefore(frameId, before, EVENTS_PER_BATCH),
      );
      if (removed === EVENTS_PER_BATCH) isMore = true;
      else await purges.markPurged(frameId, new Date(now.getTime() + DAY_MS));
    }
    return isMore;
  };
  return new BackgroundLoop({ name: 'purge of webhook events', step, idleMs: POLL_INTERVAL_MS, logger: deps.logger });
}
