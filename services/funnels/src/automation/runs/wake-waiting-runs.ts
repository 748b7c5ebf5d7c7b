import type { Stores } from '../../unit-of-work';
import { partitionOf, type TriggerEvent } from '../triggers/trigger-event';
import { endsWait, toWaitedEvent } from './missed-events';
import type { WaitedEvent } from './run';

/** Events that one wait stores. */
const MAX_EVENTS = 100;
/** Waiting runs in memory at once. */
const PAGE_SIZE = 200;

/** Resumes the runs of a partition that wait for one of its events. All triggers belong to the same partition. */
export async function wakeWaitingRuns(
  { runs }: Pick<Stores, 'runs'>,
  frameId: string,
  triggers: readonly TriggerEvent[],
): Promise<void> {
  const [first] = triggers;
  if (!first) return;
  for (let after = 0, count = PAGE_SIZE; count === PAGE_SIZE; ) {
    const suspended = await runs.findSuspended(frameId, partitionOf(first), { after, limit: PAGE_SIZE });
    for (const { id, waiting, position } of suspended) {
      after = position;
      const events = triggers.filter((trigger) => endsWait(waiting, trigger)).map(toWaitedEvent);
      if (events.length === 0) continue;
      await runs.wake(frameId, id, { ...waiting, events: limited([...waiting.events, ...events]) });
    }
    count = suspended.length;
  }
}

/** The first event ends the wait. The newest ones say which state its conditions must read. */
function limited(events: readonly WaitedEvent[]): readonly WaitedEvent[] {
  if (events.length <= MAX_EVENTS) return events;
  return [...events.slice(0, 1), ...events.slice(1 - MAX_EVENTS)];
}
