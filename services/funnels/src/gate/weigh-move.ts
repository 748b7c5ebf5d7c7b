import { conflict, notFound } from '@trackway/errors';
import type { Assignment } from '../assignments/assignment';
import type { Funnel, Step } from '../funnels/funnel';
import type { Stores } from '../unit-of-work';
import type { Blocker } from './blocker';
import { blockersOf } from './gate';

/** A wish to bring a project into a funnel, or to another step of it. */
export interface MoveWish {
  readonly funnelId: string;
  readonly projectId: string;
  /** The first step where it is left out, which only who enters may do. */
  readonly stepId?: string;
  /** The version of the assignment that the wish was made on; undefined where there was none. */
  readonly seenVersion: number | undefined;
}

export interface WeighedMove {
  readonly funnel: Funnel;
  readonly target: Step;
  /** The row that is there, also one that has left the funnel. */
  readonly row: Assignment | undefined;
  readonly blockers: readonly Blocker[];
}

/**
 * Gathers what the gate looks at and asks it, within the transaction of the move. The funnel is held first, then the place of
 * the project, then the step: in this order everywhere, so that nobody waits in a circle.
 * @throws AppError `conflict` where somebody else has moved the project since the wish was made.
 */
export async function weighMove(stores: Stores, frameId: string, wish: MoveWish): Promise<WeighedMove> {
  const funnel = await stores.funnels.hold(frameId, wish.funnelId);
  if (!funnel || funnel.deletedAt) throw notFound('funnel');
  const project = await stores.facts.find(frameId, wish.projectId);
  if (!project || project.deleted) throw notFound('project');
  const target = wish.stepId === undefined ? funnel.steps[0] : funnel.steps.find(({ id }) => id === wish.stepId);
  if (!target) throw notFound('step');

  const row = await stores.assignments.lock(frameId, funnel.id, project.id);
  if (row?.version !== wish.seenVersion) throw conflict('Somebody else has moved the project meanwhile.');
  const assignment = row?.leftAt ? undefined : row;
  const openInTarget = target.wipLimit === null ? 0 : await stores.assignments.lockAndCountOpen(frameId, target.id);
  return { funnel, target, row, blockers: blockersOf({ funnel, project, assignment, target, openInTarget }) };
}
