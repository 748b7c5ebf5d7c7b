import { BackgroundLoop, type Clock, type Logger } from '@trackway/runtime';
import type { Deadlines, DueDeadline } from './time-ledger';

const LOOK_EVERY_MS = 1_000;
const AT_ONCE = 200;

/** Tells of the deadlines that have passed, again and again. Any number of replicas may do so at once. */
export function deadlineClock(deps: {
  deadlines: Deadlines;
  tellDeadline: (due: DueDeadline) => Promise<void>;
  clock: Clock;
  logger: Logger;
}): BackgroundLoop {
  const step = async (): Promise<boolean> => {
    const due = await deps.deadlines.due(deps.clock(), AT_ONCE);
    for (const deadline of due) await deps.tellDeadline(deadline);
    return due.length === AT_ONCE;
  };
  return new BackgroundLoop({ name: 'deadline clock', step, idleMs: LOOK_EVERY_MS, logger: deps.logger });
}
