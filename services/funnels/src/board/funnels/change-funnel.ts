import { notFound, rejectStale } from '@trackway/errors';
import type { Caller, Clock } from '@trackway/runtime';
import type { BoardStores, UnitOfWork } from '../../unit-of-work';
import type { Funnel } from './funnel';
import { funnelChangedEvent } from './funnel-events';

/** Which funnel, by its own id or by one of its steps, and the version that the client has seen, where it said so. */
export type FunnelTarget = ({ readonly funnelId: string } | { readonly stepId: string }) & {
  readonly ifVersion?: number;
};

/** Gives the funnel as it should be; the same object where nothing is to be changed. */
export type FunnelChange = (funnel: Funnel, now: Date) => Funnel;

/**
 * Changes a funnel under its lock and announces it: two who change one funnel take turns, and each sees what the other left.
 * Changing nothing says nothing.
 */
export function makeChangeFunnel(deps: { unitOfWork: UnitOfWork<BoardStores>; clock: Clock }) {
  return (caller: Caller, target: FunnelTarget, change: FunnelChange, newStepId?: string): Promise<Funnel> =>
    deps.unitOfWork.run(caller.frameId, async (stores) => {
      const current = await lockTarget(stores, caller.frameId, target);
      rejectStale(current.version, target.ifVersion);
      const now = deps.clock();
      const wanted = change(current, now);
      if (wanted === current) return current;
      const changed = { ...wanted, version: current.version + 1, updatedAt: now };
      await stores.funnels.update(caller.frameId, changed);
      await updateStepDeadlines(stores, caller.frameId, current, changed, now);
      await stores.outbox.add(funnelChangedEvent(caller.frameId, changed, 'updated'));
      if (newStepId !== undefined) await stores.recordEffect(newStepId);
      return changed;
    });
}

/** Who stands in a step whose limit was changed becomes late at another time. */
async function updateStepDeadlines({ ledger }: BoardStores, frameId: string, before: Funnel, after: Funnel, now: Date) {
  for (const { id, lateAfterHours } of after.steps) {
    const old = before.steps.find((step) => step.id === id);
    if (old && old.lateAfterHours !== lateAfterHours) await ledger.updateStepLimit(frameId, id, lateAfterHours, now);
  }
}

/** The live funnel, held until the end of the transaction. */
export async function lockTarget({ funnels }: BoardStores, frameId: string, target: FunnelTarget): Promise<Funnel> {
  if ('funnelId' in target) {
    const funnel = await funnels.lock(frameId, target.funnelId);
    if (!funnel || funnel.deletedAt) throw notFound('funnel');
    return funnel;
  }
  const funnelId = await funnels.funnelOfStep(frameId, target.stepId);
  const funnel = funnelId && (await funnels.lock(frameId, funnelId));
  // The step may have gone while the lock was waited for.
  if (!funnel || funnel.deletedAt || !funnel.steps.some(({ id }) => id === target.stepId)) throw notFound('step');
  return funnel;
}
