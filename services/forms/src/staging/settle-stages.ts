import { isAppError } from '@trackway/errors';
import type { SettleStages } from '../answers/settle-stages';
import type { UnitOfWork } from '../shared/unit-of-work';
import type { MoveDirectory } from './move-directory';
import type { StageStores } from './stage-store';

/** Calls the funnels service only if stages of the projects are pending. */
export function makeSettleStages(deps: {
  unitOfWork: UnitOfWork<StageStores>;
  moves: MoveDirectory;
  commitStaged: (frameId: string, stageId: string) => Promise<void>;
}): SettleStages {
  return async (caller, projectIds) => {
    const pending = await deps.unitOfWork.read(({ stages }) => stages.pending(caller.frameId, projectIds));
    if (pending.length === 0) return;
    try {
      const ids = pending.map(({ id }) => id);
      const committed = await deps.moves.findCommitted(caller, ids);
      for (const id of ids.filter((one) => committed.has(one))) await deps.commitStaged(caller.frameId, id);
    } catch (error) {
      if (!isTransient(error)) throw error;
    }
  };
}

/** The funnels service is unavailable, or another caller has committed or dropped the stage. */
function isTransient(error: unknown): boolean {
  return isAppError(error) && ['unavailable', 'timeout', 'not_found'].includes(error.kind);
}
