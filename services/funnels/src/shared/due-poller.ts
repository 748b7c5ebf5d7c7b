import { BackgroundLoop, type Clock, type Logger } from '@trackway/runtime';

const POLL_INTERVAL_MS = 1_000;
const BATCH_SIZE = 100;

/**
 * Polls for due items and handles them. `handle` claims an item first, so that any number of replicas can poll. An item
 * that fails does not block the others: it is due again in the next poll.
 */
export function duePoller<Due>(deps: {
  /** For the log. */
  name: string;
  due: (now: Date, limit: number) => Promise<readonly Due[]>;
  handle: (due: Due) => Promise<void>;
  clock: Clock;
  logger: Logger;
}): BackgroundLoop {
  const { name, logger } = deps;
  const step = async (): Promise<boolean> => {
    const found = await deps.due(deps.clock(), BATCH_SIZE);
    const errors: unknown[] = [];
    for (const one of found) {
      await deps.handle(one).catch((error: unknown) => {
        errors.push(error);
        logger.warn({ err: error, poller: name }, 'a due item could not be handled');
      });
    }
    // The loop backs off, because the database may be unavailable.
    if (errors.length > 0 && errors.length === found.length) throw errors[0];
    return found.length === BATCH_SIZE && errors.length === 0;
  };
  return new BackgroundLoop({ name, step, idleMs: POLL_INTERVAL_MS, logger });
}
