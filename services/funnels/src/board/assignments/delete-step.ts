import { referenceNotFound, rejectStale, ruleBroken } from '@trackway/errors';
import type { Caller, Clock } from '@trackway/runtime';
import type { BoardStores, UnitOfWork } from '../../unit-of-work';
import { lockTarget } from '../funnels/change-funnel';
import { withoutStep } from '../funnels/change-steps';
import type { Funnel } from '../funnels/funnel';
import { funnelUpdated } from '../funnels/funnel-audit';
import { funnelChangedEvent } from '../funnels/funnel-events';
import { recordAssignmentChanges } from './record-change';

/** Projects that are moved at once. Limits the memory for their events. */
const BATCH = 1_000;

export interface DeleteStep {
  readonly stepId: string;
  /** The step to which won and lost projects of the deleted step move. */
  readonly moveTo?: string;
  readonly ifVersion?: number;
}

/**
 * Deletes a step. Open and paused projects must be moved first, each through the gate. Won and lost projects are moved
 * to another step without the gate.
 */
export function makeDeleteStep(deps: { unitOfWork: UnitOfWork<BoardStores>; clock: Clock }) {
  return (caller: Caller, command: DeleteStep): Promise<Funnel> =>
    deps.unitOfWork.run(caller.frameId, async (stores) => {
      const current = await lockTarget(stores, caller.frameId, command);
      rejectStale(current.version, command.ifVersion);
      const now = deps.clock();
      const { active, closed } = await stores.assignments.idsOfStep(caller.frameId, command.stepId);
      assertNoneActive(active.length);
      if (closed.length > 0) await moveClosed(stores, caller, current, closed, command, now);

      const wanted = withoutStep(current, command.stepId);
      const changed = { ...wanted, version: current.version + 1, updatedAt: now };
      await stores.funnels.update(caller.frameId, changed);
      const audited = funnelUpdated(caller, current, changed);
      await stores.outbox.add(funnelChangedEvent(caller.frameId, changed, 'updated'), ...audited);
      return changed;
    });
}

function assertNoneActive(count: number): void {
  if (count === 0) return;
  const message = `There are ${count} open or paused projects in the step. Move them to another step first.`;
  throw ruleBroken('step_not_empty', message, { projects: count });
}

async function moveClosed(
  stores: BoardStores,
  caller: Caller,
  funnel: Funnel,
  closed: readonly string[],
  { stepId, moveTo }: DeleteStep,
  now: Date,
): Promise<void> {
  if (moveTo === undefined) {
    const message = `There are ${closed.length} won or lost projects in the step. Name the step to move them to in move_to.`;
    throw ruleBroken('step_not_empty', message, { projects: closed.length });
  }
  if (moveTo === stepId || !funnel.steps.some(({ id }) => id === moveTo))
    throw referenceNotFound('step', 'move_to', moveTo);
  for (let from = 0; from < closed.length; from += BATCH) {
    const moved = await stores.assignments.moveMany(caller.frameId, closed.slice(from, from + BATCH), moveTo, now);
    await recordAssignmentChanges(stores, caller, funnel, moved, { action: 'moved', fromStepId: stepId });
  }
}
