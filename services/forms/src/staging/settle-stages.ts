import { isAppError } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { UnitOfWork } from '../unit-of-work';
import type { MoveDirectory } from './move-directory';

/**
 * Before answers of projects are read or written: commits what is staged there for moves that are made already, so that
 * nobody sees a move without its answers. Costs a call only where something waits; where funnels can't be asked, what
 * stands is what is shown.
 */
export function makeSettleStages(deps: {
  unitOfWork: UnitOfWork;
  moves: MoveDirectory;
  commitStaged: (frameId: string, stageId: string) => Promise<void>;
}) {
  return async (caller: Caller, projectIds: readonly string[] | 'all'): Promise<void> => {
    const waiting = await deps.unitOfWork.read(({ stages }) => stages.waiting(caller.frameId, projectIds));
    if (waiting.length === 0) return;
    try {
      const ids = waiting.map(({ id }) => id);
      const committed = await deps.moves.committed(caller, ids);
      for (const id of ids.filter((one) => committed.has(one))) await deps.commitStaged(caller.frameId, id);
    } catch (error) {
      if (!isPassing(error)) throw error;
    }
  };
}

export type SettleStages = ReturnType<typeof makeSettleStages>;

/** Away for the moment, or dropped or committed by another in between. */
function isPassing(error: unknown): boolean {
  return isAppError(error) && ['unavailable', 'timeout', 'not_found'].includes(error.kind);
}
