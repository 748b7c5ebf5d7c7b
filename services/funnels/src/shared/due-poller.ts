import { BackgroundLoop, type Clock, type Logger } from '@trackway/runtime';

const LOOK_EVERY_MS = 1_000;
const AT_ONCE = 100;

/** Answers what falls due, again and again. Any number of replicas may do so at once: to answer is to claim it first. */
export function dueClock<Due>(deps: {
  /** For the log. */
  name: string;
  due: (now: Date, limit: number) => Promise<readonly Due[]>;
  answer: (due: Due) => Promise<void>;
  clock: Clock;
  logger: Logger;
}): BackgroundLoop {
  const step = async (): Promise<boolean> => {
    const found = await deps.due(deps.clock(), AT_ONCE);
    for (const one of found) await deps.answer(one);
    return found.length === AT_ONCE;
  };
  return new BackgroundLoop({ name: deps.name, step, idleMs: LOOK_EVERY_MS, logger: deps.logger });
}
