import type { Clock } from '@trackway/runtime';
import type { Lane, Lanes } from '../lanes/lanes';
import type { UnitOfWork } from '../unit-of-work';
import type { Attempt } from './delivery';
import type { Receiver } from './receiver';
import type { makeRecordAttempt } from './record-attempt';

/** After this long a lane lets others have their turn. */
const TURN_MS = 5_000;

/**
 * Sends what waits in a lane, one after the other, and gives the lane back. What does not get through holds up what is behind
 * it, so that the order stays; one that was sent and not written down is sent again under the same id.
 */
export function makeDeliverLane(deps: {
  unitOfWork: UnitOfWork;
  lanes: Lanes;
  receiver: Receiver;
  recordAttempt: ReturnType<typeof makeRecordAttempt>;
  clock: Clock;
}) {
  const { unitOfWork, lanes, receiver, recordAttempt, clock } = deps;

  async function workOff(lane: Lane): Promise<'empty' | 'taken_over' | { waitMs: number }> {
    const { frameId, laneId } = lane;
    const over = clock().getTime() + TURN_MS;
    do {
      const next = await unitOfWork.run(frameId, ({ deliveries }) => deliveries.next(frameId, laneId));
      if (!next) return 'empty';
      if (!(await lanes.hold(lane))) return 'taken_over';
      const attempt: Attempt = await receiver.tell(next.webhook, next.delivery.event);
      const outcome = await recordAttempt(frameId, next.delivery, attempt);
      if (outcome === 'switched_off') return 'empty';
      if (outcome !== 'over') return outcome;
    } while (clock().getTime() < over);
    return { waitMs: 0 };
  }

  return async (lane: Lane): Promise<void> => {
    const left = await workOff(lane).catch(async (error: unknown) => {
      await lanes.release(lane, { waitMs: 1_000 });
      throw error;
    });
    if (left !== 'taken_over') await lanes.release(lane, left);
  };
}
