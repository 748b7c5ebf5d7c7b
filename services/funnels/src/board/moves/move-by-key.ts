import { AppError } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { Assignment } from '../funnels/assignment';
import type { Blocker } from '../gate/blocker';
import type { Bringing, BringToStep } from './enter-step';

export interface MovedByKey {
  /** Where the project stands; undefined where something stood in the way. */
  readonly assignment?: Assignment;
  readonly blockers: readonly Blocker[];
}

/** A move that another service asks for. What stands in the way is given as it is rather than refused. */
export function makeMoveByKey({ look, bring }: BringToStep) {
  return async (caller: Caller, move: Bringing): Promise<MovedByKey> => {
    const found = await look(caller, move);
    const { standing, made } = found;
    if (standing && (made || move.stepId === undefined)) return { assignment: standing, blockers: [] };
    try {
      return { assignment: await bring(caller, move, found), blockers: [] };
    } catch (error) {
      const blockers =
        error instanceof AppError ? (error.details.extra?.['blockers'] as Blocker[] | undefined) : undefined;
      if (!blockers) throw error;
      return { blockers };
    }
  };
}
