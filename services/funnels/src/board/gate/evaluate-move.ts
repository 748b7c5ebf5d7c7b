import { conflict, notFound } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { BoardStores } from '../../unit-of-work';
import type { Attachment } from '../attachments/attachment';
import type { Assignment } from '../funnels/assignment';
import type { Funnel, Step } from '../funnels/funnel';
import { findLiveProject } from '../projects/find-live-project';
import { isPerson } from '../viewings/viewing';
import type { Blocker } from './blocker';
import { type NewViewing, type ViewedAttachment, weighViewings } from './evaluate-viewings';
import { blockersOf } from './gate';
import { askedBy, type PreparedAnswers } from './stage-answers';

/** A wish to bring a project into a funnel, or to another step of it. */
export interface MoveWish {
  readonly funnelId: string;
  readonly projectId: string;
  /** The first step where it is left out, which only who enters may do. */
  readonly stepId?: string;
  /** The version of the assignment that the wish was made on; undefined where there was none. */
  readonly seenVersion: number | undefined;
  /** What the mover has played just now. */
  readonly viewed?: readonly ViewedAttachment[];
  /** What forms said of it beforehand. */
  readonly prepared: PreparedAnswers;
}

export interface WeighedMove {
  readonly funnel: Funnel;
  readonly target: Step;
  /** The row that is there, also one that has left the funnel. */
  readonly row: Assignment | undefined;
  /** To be kept where the move is made. */
  readonly newViewings: readonly NewViewing[];
  readonly blockers: readonly Blocker[];
}

/** Where an attachment can be watched now. */
export type LinkTo = (frameId: string, attachment: Attachment) => string;

export interface Mover {
  readonly caller: Caller;
  readonly now: Date;
  readonly linkTo: LinkTo;
}

/**
 * Gathers what the gate looks at and asks it, within the transaction of the move. The funnel is held first, then the place of
 * the project, then the step: in this order everywhere, so that nobody waits in a circle.
 * @throws AppError `conflict` where somebody else has moved the project since the wish was made.
 */
export async function weighMove(
  stores: BoardStores,
  { caller, now, linkTo }: Mover,
  wish: MoveWish,
): Promise<WeighedMove> {
  const { frameId } = caller;
  const funnel = await stores.funnels.hold(frameId, wish.funnelId);
  if (!funnel || funnel.deletedAt) throw notFound('funnel');
  const project = await findLiveProject(stores, frameId, wish.projectId);
  const target = wish.stepId === undefined ? funnel.steps[0] : funnel.steps.find(({ id }) => id === wish.stepId);
  if (!target) throw notFound('step');

  if (askedBy(target) !== wish.prepared.asked) throw conflict('The step asks for other answers than a moment ago.');

  const row = await stores.assignments.lock(frameId, funnel.id, project.id);
  if (row?.version !== wish.seenVersion) throw conflict('Somebody else has moved the project meanwhile.');
  const assignment = row?.leftAt ? undefined : row;
  const openInTarget = target.wipLimit === null ? 0 : await stores.assignments.lockAndCountOpen(frameId, target.id);
  const { viewed = [] } = wish;
  const weighed = await weighViewings(stores, caller, { projectId: project.id, stepId: target.id, viewed, now });
  const unwatched = weighed.unwatched.map((attachment) => ({
    id: attachment.id,
    name: attachment.name,
    url: linkTo(frameId, attachment),
    duration: attachment.duration ?? 0,
  }));
  const place = { funnel, project, assignment, target, openInTarget };
  const unanswered = wish.prepared.missing;
  const blockers = blockersOf({ ...place, unwatched, unanswered, moverIsPerson: isPerson(caller) });
  return { funnel, target, row, newViewings: weighed.newViewings, blockers };
}
