import { AppError } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { Blocker } from '../gate/blocker';
import type { UnitOfWork } from '../unit-of-work';
import type { Assignment } from './assignment';
import type { makeEnterFunnel, makeMoveProject } from './move-project';

/** A move that another service asks for: into the funnel where the project is not in it. */
export interface MoveByKey {
  readonly projectId: string;
  readonly funnelId: string;
  /** The funnel's first step where it is left out. */
  readonly stepId?: string;
  readonly key: string;
}

export interface MovedByKey {
  /** Where the project stands; undefined where something stood in the way. */
  readonly assignment?: Assignment;
  readonly blockers: readonly Blocker[];
}

/** Moves once for a key, and gives what stands in the way as it is rather than refusing. */
export function makeMoveByKey(deps: {
  unitOfWork: UnitOfWork;
  enterFunnel: ReturnType<typeof makeEnterFunnel>;
  moveProject: ReturnType<typeof makeMoveProject>;
}) {
  return async (caller: Caller, { stepId, ...move }: MoveByKey): Promise<MovedByKey> => {
    const { frameId } = caller;
    const { standing, made } = await deps.unitOfWork.run(frameId, async ({ assignments, moveKeys }) => {
      const found = await assignments.find(frameId, move.funnelId, move.projectId);
      return { standing: found?.leftAt ? undefined : found, made: await moveKeys.has(frameId, move.key) };
    });
    if (standing && (made || stepId === undefined)) return { assignment: standing, blockers: [] };
    try {
      const assignment =
        standing && stepId !== undefined
          ? await deps.moveProject(caller, { ...move, stepId })
          : await deps.enterFunnel(caller, { ...move, ...(stepId === undefined ? {} : { stepId }) });
      return { assignment, blockers: [] };
    } catch (error) {
      const blockers =
        error instanceof AppError ? (error.details.extra?.['blockers'] as Blocker[] | undefined) : undefined;
      if (!blockers) throw error;
      return { blockers };
    }
  };
}
