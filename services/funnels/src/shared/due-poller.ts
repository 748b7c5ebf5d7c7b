import { BackgroundLoop, type Clock, type Logger } from '@trackway/runtime';

const POLL_INTERVAL_MS = 1_000;
const BATCH_SIZE = 100;

/** Polls for due items and handles them. `handle` claims an item first, so that any number of replicas can poll. */
export function duePoller<Due>(deps: {
  /** For the log. */
  name: string;
  due: (now: Date, limit: number) => Promise<readonly Due[]>;
  answer: (due: Due) => Promise<void>;
  clock: Clock;
  logger: Logger;
}): BackgroundLoop {
  const step = async (): Promise<boolean> => {
    const found = await deps.due(deps.clock(), BATCH_SIZE);
    for (const one of found) await deps.answer(one);
    return found.length === BATCH_SIZE;
  };
  return new BackgroundLoop({ name: deps.name, step, idleMs: POLL_INTERVAL_MS, logger: deps.logger });
}
