import type { Clock } from '@trackway/runtime';
import type { WorkOff } from '../lanes/lanes';
import type { UnitOfWork } from '../unit-of-work';
import type { Attempt } from './delivery';
import type { Receiver } from './receiver';
import type { makeRecordAttempt } from './record-attempt';

/** After this long a lane lets others have their turn. */
const TURN_MS = 5_000;

/**
 * Sends what waits in a lane, one after the other. What does not get through holds up what is behind
 * it, so that the order stays; one that was sent and not written down is sent again under the same id.
 */
export function makeDeliverLane(deps: {
  unitOfWork: UnitOfWork;
  receiver: Receiver;
  recordAttempt: ReturnType<typeof makeRecordAttempt>;
  clock: Clock;
}): WorkOff {
  const { unitOfWork, receiver, recordAttempt, clock } = deps;
  return async ({ frameId, laneId }, stillMine) => {
    const over = clock().getTime() + TURN_MS;
    do {
      const next = await unitOfWork.run(frameId, ({ deliveries }) => deliveries.next(frameId, laneId));
      if (!next) return 'empty';
      if (!(await stillMine())) return 'taken_over';
      const attempt: Attempt = await receiver.tell(next.webhook, next.delivery.event);
      const outcome = await recordAttempt(frameId, next.delivery, attempt);
      if (outcome === 'switched_off') return 'empty';
      if (outcome !== 'over') return outcome;
    } while (clock().getTime() < over);
    return { waitMs: 0 };
  };
}
