import { notFound, rejectStale } from '@trackway/errors';
import type { Caller, Clock } from '@trackway/runtime';
import type { BoardStores, UnitOfWork } from '../../unit-of-work';
import type { Funnel } from './funnel';
import { funnelUpdated } from './funnel-audit';
import { funnelChangedEvent } from './funnel-events';

/** A funnel, by its id or by the id of one of its steps. `ifVersion` is the version that the client has read. */
export type FunnelTarget = ({ readonly funnelId: string } | { readonly stepId: string }) & {
  readonly ifVersion?: number;
};

/** Returns the changed funnel, or the same object if nothing changes. */
export type FunnelChange = (funnel: Funnel, now: Date) => Funnel;

/** Changes a funnel under a lock and publishes the change. A change that returns the same object publishes no event. */
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
      const audited = funnelUpdated(caller, current, changed);
      await stores.outbox.add(funnelChangedEvent(caller.frameId, changed, 'updated'), ...audited);
      if (newStepId !== undefined) await stores.recordEffect(newStepId);
      return changed;
    });
}

/** A changed limit of a step changes the deadlines of the projects in it. */
async function updateStepDeadlines({ ledger }: BoardStores, frameId: string, before: Funnel, after: Funnel, now: Date) {
  for (const { id, lateAfterHours } of after.steps) {
    const old = before.steps.find((step) => step.id === id);
    if (old && old.lateAfterHours !== lateAfterHours) await ledger.updateStepLimit(frameId, id, lateAfterHours, now);
  }
}

/** Locks a funnel that is not deleted until the end of the transaction. */
export async function lockTarget({ funnels }: BoardStores, frameId: string, target: FunnelTarget): Promise<Funnel> {
  if ('funnelId' in target) {
    const funnel = await funnels.lock(frameId, target.funnelId);
    if (!funnel || funnel.deletedAt) throw notFound('funnel');
    return funnel;
  }
  const funnelId = await funnels.funnelOfStep(frameId, target.stepId);
  const funnel = funnelId && (await funnels.lock(frameId, funnelId));
  // The step may have been deleted while this transaction waited for the lock.
  if (!funnel || funnel.deletedAt || !funnel.steps.some(({ id }) => id === target.stepId)) throw notFound('step');
  return funnel;
}
