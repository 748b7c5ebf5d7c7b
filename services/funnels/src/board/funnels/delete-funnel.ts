import { notFound, rejectStale } from '@trackway/errors';
import type { Caller, Clock } from '@trackway/runtime';
import type { BoardStores, UnitOfWork } from '../../unit-of-work';
import type { Funnel } from './funnel';
import { auditFunnel } from './funnel-audit';
import { funnelChangedEvent } from './funnel-events';

export interface DeleteFunnel {
  readonly id: string;
  readonly ifVersion?: number;
}

type Deps = { unitOfWork: UnitOfWork<BoardStores>; clock: Clock };

/** Soft deletion. A deleted funnel is not found. */
export function makeDeleteFunnel(deps: Deps) {
  return (caller: Caller, command: DeleteFunnel): Promise<Funnel> => setDeleted(deps, caller, command, deps.clock());
}

/** Restores a deleted funnel unchanged. Any other funnel is not found. */
export function makeRestoreFunnel(deps: Deps) {
  return (caller: Caller, command: DeleteFunnel): Promise<Funnel> => setDeleted(deps, caller, command, null);
}

function setDeleted(deps: Deps, caller: Caller, command: DeleteFunnel, deletedAt: Date | null): Promise<Funnel> {
  return deps.unitOfWork.run(caller.frameId, async ({ funnels, outbox }) => {
    const current = await funnels.lock(caller.frameId, command.id);
    if (!current || (current.deletedAt === null) === (deletedAt === null)) throw notFound('funnel');
    rejectStale(current.version, command.ifVersion);
    const changed = { ...current, deletedAt, version: current.version + 1, updatedAt: deps.clock() };
    await funnels.update(caller.frameId, changed);
    const change = deletedAt ? 'deleted' : 'restored';
    await outbox.add(funnelChangedEvent(caller.frameId, changed, change), auditFunnel(caller, change, changed));
    return changed;
  });
}
