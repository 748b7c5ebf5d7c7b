import { AppError } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { BoardStores, UnitOfWork } from '../../unit-of-work';
import type { Assignment } from '../funnels/assignment';
import type { Blocker } from '../gate/blocker';
import type { MoveRequest } from '../gate/move-request';
import type { makeEnterFunnel, makeMoveProject } from './move-project';

export type KeyedMoveRequest = MoveRequest & { readonly key: string };

export interface MoveState {
  /** The assignment; undefined if the project is not in the funnel. */
  readonly current: Assignment | undefined;
  /** The assignment if a move with this key was made, also after the project has left the funnel. */
  readonly made: Assignment | undefined;
}

/** Idempotent moves in two steps, so that callers decide in between whether there is anything to do. */
export interface KeyedMoves {
  find(caller: Caller, request: Omit<KeyedMoveRequest, 'stepId'>): Promise<MoveState>;
  /** Moves the project to the step. Enters the funnel if the project is not in it. */
  make(caller: Caller, request: KeyedMoveRequest, state: MoveState): Promise<Assignment>;
}

export function keyedMoves(deps: {
  unitOfWork: UnitOfWork<BoardStores>;
  enterFunnel: ReturnType<typeof makeEnterFunnel>;
  moveProject: ReturnType<typeof makeMoveProject>;
}): KeyedMoves {
  return {
    find: ({ frameId }, { funnelId, projectId, key }) =>
      deps.unitOfWork.run(frameId, async ({ assignments, moveKeys }) => {
        const found = await assignments.find(frameId, funnelId, projectId);
        const isMade = await moveKeys.has(frameId, key);
        return { current: found?.leftAt ? undefined : found, made: isMade ? found : undefined };
      }),
    make: (caller, { stepId, ...request }, { current }) =>
      current && stepId !== undefined
        ? deps.moveProject(caller, { ...request, stepId })
        : deps.enterFunnel(caller, { ...request, ...(stepId === undefined ? {} : { stepId }) }),
  };
}

export interface MoveResult {
  /** Undefined if the move is blocked. */
  readonly assignment?: Assignment;
  readonly blockers: readonly Blocker[];
}

/** Makes a move that another service requests. Returns blockers instead of throwing. */
export function makeMoveByKey(moves: KeyedMoves) {
  return async (caller: Caller, request: KeyedMoveRequest): Promise<MoveResult> => {
    const state = await moves.find(caller, request);
    const done = state.made ?? (request.stepId === undefined ? state.current : undefined);
    if (done) return { assignment: done, blockers: [] };
    try {
      return { assignment: await moves.make(caller, request, state), blockers: [] };
    } catch (error) {
      const extra = error instanceof AppError ? error.details.extra : undefined;
      const blockers = extra?.['blockers'] as Blocker[] | undefined;
      if (!blockers) throw error;
      return { blockers };
    }
  };
}
