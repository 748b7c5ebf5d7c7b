import { conflict, notFound, referenceNotFound } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { BoardStores } from '../../unit-of-work';
import type { Attachment } from '../attachments/attachment';
import type { Assignment } from '../funnels/assignment';
import type { Funnel, Step } from '../funnels/funnel';
import { findLiveProject } from '../projects/find-live-project';
import { isUser } from '../viewings/viewing';
import type { Blocker } from './blocker';
import { evaluateViewings, type NewViewing } from './evaluate-viewings';
import { blockersOf } from './gate';
import type { MoveRequest } from './move-request';
import { requirementsOf, type StagedAnswers } from './stage-answers';

/** A move request after the reads and calls that precede its transaction. */
export interface PreparedMove extends MoveRequest {
  /** Version of the assignment at that time; undefined if there was none. */
  readonly seenVersion: number | undefined;
  readonly staged: StagedAnswers;
}

export interface MoveEvaluation {
  readonly funnel: Funnel;
  readonly target: Step;
  /** The stored assignment, also if the project has left the funnel. */
  readonly stored: Assignment | undefined;
  /** To store if the move is made. */
  readonly newViewings: readonly NewViewing[];
  readonly blockers: readonly Blocker[];
}

/** Returns a URL at which an attachment can be watched now. */
export type LinkTo = (frameId: string, attachment: Attachment) => string;

/**
 * Reads what the gate needs and evaluates the gate, in the transaction of the move. Locks are taken in the same order
 * everywhere, to prevent deadlocks: funnel, assignment, step.
 * @throws AppError `conflict` if the project or the step has changed since the move was prepared.
 */
export async function evaluateMove(
  stores: BoardStores,
  { caller, now, linkTo }: { readonly caller: Caller; readonly now: Date; readonly linkTo: LinkTo },
  move: PreparedMove,
): Promise<MoveEvaluation> {
  const { frameId } = caller;
  const funnel = await stores.funnels.lockShared(frameId, move.funnelId);
  if (!funnel || funnel.deletedAt) throw notFound('funnel');
  const project = await findLiveProject(stores, frameId, move.projectId);
  const target = move.stepId === undefined ? funnel.steps[0] : funnel.steps.find(({ id }) => id === move.stepId);
  if (!target) throw referenceNotFound('step', 'step_id', move.stepId ?? '');
  if (requirementsOf(target) !== move.staged.requirements) {
    throw conflict('The required answers of the step have changed since this request began. Send the request again.');
  }
  const stored = await stores.assignments.lock(frameId, funnel.id, project.id);
  if (stored?.version !== move.seenVersion) {
    throw conflict('Another request has moved the project in the meantime. Read where it is, then decide.');
  }
  const assignment = stored?.leftAt ? undefined : stored;
  const openInTarget = target.wipLimit === null ? 0 : await stores.assignments.lockAndCountOpen(frameId, target.id);
  const videos = { projectId: project.id, stepId: target.id, viewed: move.viewed ?? [], now };
  const { unwatched, newViewings } = await evaluateViewings(stores, caller, videos);
  const blockers = blockersOf({
    funnel,
    project,
    assignment,
    target,
    openInTarget,
    unwatched: unwatched.map((attachment) => ({
      id: attachment.id,
      name: attachment.name,
      url: linkTo(frameId, attachment),
      duration: attachment.duration ?? 0,
    })),
    unanswered: move.staged.missing,
    isUser: isUser(caller),
  });
  return { funnel, target, stored, newViewings, blockers };
}
