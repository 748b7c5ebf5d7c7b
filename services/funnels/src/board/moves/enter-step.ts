import type { Caller } from '@trackway/runtime';
import type { BoardStores, UnitOfWork } from '../../unit-of-work';
import type { Assignment } from '../funnels/assignment';
import type { makeEnterFunnel, makeMoveProject } from './move-project';

/** Where a project is to be, asked for by somebody who may ask again. */
export interface Bringing {
  readonly projectId: string;
  readonly funnelId: string;
  /** The funnel's first step where it is left out. */
  readonly stepId?: string;
  /** The same key never moves twice. */
  readonly key: string;
}

/** Where the project stands now, and whether the move of that key was made. */
export interface Standing {
  readonly standing: Assignment | undefined;
  readonly made: boolean;
}

/** A move that is asked for by a key, in its two halves: between them whoever asks decides whether there is anything to do. */
export function bringToStep(deps: {
  unitOfWork: UnitOfWork<BoardStores>;
  enterFunnel: ReturnType<typeof makeEnterFunnel>;
  moveProject: ReturnType<typeof makeMoveProject>;
}) {
  return {
    look: ({ frameId }: Caller, { funnelId, projectId, key }: Omit<Bringing, 'stepId'>): Promise<Standing> =>
      deps.unitOfWork.run(frameId, async ({ assignments, moveKeys }) => {
        const found = await assignments.find(frameId, funnelId, projectId);
        return { standing: found?.leftAt ? undefined : found, made: await moveKeys.has(frameId, key) };
      }),
    /** On to the step, or into the funnel where the project is not in it. */
    bring: (caller: Caller, { stepId, ...move }: Bringing, { standing }: Standing): Promise<Assignment> =>
      standing && stepId !== undefined
        ? deps.moveProject(caller, { ...move, stepId })
        : deps.enterFunnel(caller, { ...move, ...(stepId === undefined ? {} : { stepId }) }),
  };
}

export type BringToStep = ReturnType<typeof bringToStep>;
