import { BackgroundLoop, type Clock, type Logger } from '@trackway/runtime';
import type { UnitOfWork, WebhookStores } from '../../unit-of-work';
import type { DueSweeps } from './due-sweeps';

const DAY_MS = 24 * 60 * 60 * 1_000;
const KEPT_MS = 30 * DAY_MS;
const LOOK_EVERY_MS = 60_000;
/** Frames at a time, and events of one. */
const AT_ONCE = 20;
const EVENTS_AT_ONCE = 1_000;

/** Removes what is older than 30 days from the logs of webhooks, frame by frame, once a day. */
export function webhookSweeper(deps: {
  unitOfWork: UnitOfWork<WebhookStores>;
  sweeps: DueSweeps;
  clock: Clock;
  logger: Logger;
}): BackgroundLoop {
  const { unitOfWork, sweeps, clock } = deps;
  const step = async (): Promise<boolean> => {
    const now = clock();
    const due = await sweeps.due(now, AT_ONCE);
    const before = new Date(now.getTime() - KEPT_MS);
    let isMore = due.length === AT_ONCE;
    for (const frameId of due) {
      const removed = await unitOfWork.run(frameId, ({ deliveries }) =>
        deliveries.removeBefore(frameId, before, EVENTS_AT_ONCE),
      );
      if (removed === EVENTS_AT_ONCE) isMore = true;
      else await sweeps.swept(frameId, new Date(now.getTime() + DAY_MS));
    }
    return isMore;
  };
  return new BackgroundLoop({ name: 'sweeper of webhooks', step, idleMs: LOOK_EVERY_MS, logger: deps.logger });
}
