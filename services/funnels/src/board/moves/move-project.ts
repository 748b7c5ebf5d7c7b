import { conflict, isAppError, notFound, rejectStale } from '@trackway/errors';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import type { BoardStores, UnitOfWork } from '../../unit-of-work';
import type { GivenAnswer } from '../answers/forms-client';
import { answersCount } from '../assignments/assignment-events';
import { recordAssignmentChange } from '../assignments/record-change';
import type { Assignment } from '../funnels/assignment';
import { type Blocker, refuseBlocked } from '../gate/blocker';
import { type LinkTo, type MoveWish, type WeighedMove, weighMove } from '../gate/evaluate-move';
import type { ViewedAttachment } from '../gate/evaluate-viewings';
import type { makePrepareAnswers, makeTellForms, PreparedAnswers } from '../gate/stage-answers';
import type { KnowProject } from '../projects/ensure-project';
import { keepViewing } from '../viewings/record-viewing';

interface Deps {
  readonly unitOfWork: UnitOfWork<BoardStores>;
  readonly knowProject: KnowProject;
  readonly prepareAnswers: ReturnType<typeof makePrepareAnswers>;
  readonly tellForms: ReturnType<typeof makeTellForms>;
  readonly linkTo: LinkTo;
  readonly newId: NewId;
  readonly clock: Clock;
}

export interface MoveProject {
  readonly funnelId: string;
  readonly projectId: string;
  readonly stepId: string;
  /** The version of the assignment that the client has seen, where it said so. */
  readonly ifVersion?: number;
  /** What the mover has played just now. It is kept where the move is made, and else not. */
  readonly viewed?: readonly ViewedAttachment[];
  /** Given at the step. They count where the move is made, and else not. */
  readonly answers?: readonly GivenAnswer[];
  /** The same key never moves twice. */
  readonly key?: string;
}

/** Brings a project into a funnel, at its first step unless told. It may have been there before. */
export function makeEnterFunnel(deps: Deps) {
  return async (caller: Caller, place: Omit<MoveProject, 'stepId'> & { stepId?: string }): Promise<Assignment> => {
    await deps.knowProject(caller, place.projectId);
    const seen = await find(deps, caller, place);
    if (seen && !seen.leftAt) throw conflict('The project is in the funnel already. Move it to another step instead.');
    return await make(deps, caller, { ...place, seenVersion: seen?.version });
  };
}

/** Moves a project to another step of a funnel that it is in. */
export function makeMoveProject(deps: Deps) {
  return async (caller: Caller, move: MoveProject): Promise<Assignment> => {
    const seen = await find(deps, caller, move);
    if (!seen || seen.leftAt) throw notFound('assignment');
    rejectStale(seen.version, move.ifVersion);
    return await make(deps, caller, { ...move, seenVersion: seen.version });
  };
}

/** What stands in the way of a move, or of entering; nothing where it can be made now. */
export function makePreviewMove(deps: Deps) {
  return async (caller: Caller, move: Omit<MoveProject, 'ifVersion'>): Promise<readonly Blocker[]> => {
    await deps.knowProject(caller, move.projectId);
    const prepared = await deps.prepareAnswers(caller, move);
    const { blockers } = await deps.unitOfWork
      .run(caller.frameId, async (stores) => {
        const seen = await stores.assignments.find(caller.frameId, move.funnelId, move.projectId);
        const mover = { caller, now: deps.clock(), linkTo: deps.linkTo };
        return await weighMove(stores, mover, { ...move, prepared, seenVersion: seen?.version });
      })
      .finally(() => deps.tellForms('drop', caller, prepared));
    return blockers;
  };
}

function find(
  { unitOfWork }: Deps,
  { frameId }: Caller,
  { funnelId, projectId }: { funnelId: string; projectId: string },
) {
  return unitOfWork.run(frameId, ({ assignments }) => assignments.find(frameId, funnelId, projectId));
}

type Wish = Omit<MoveWish, 'prepared'> & Pick<MoveProject, 'answers' | 'key'>;

/** The answers are staged before, and count from the transaction of the move on. */
async function make(deps: Deps, caller: Caller, wish: Wish): Promise<Assignment> {
  const prepared = await deps.prepareAnswers(caller, wish);
  try {
    const moved = await write(deps, caller, { ...wish, prepared });
    await deps.tellForms('commit', caller, prepared);
    return moved;
  } catch (error) {
    // Where the connection broke on its way the move may have been made: forms asks, once it has waited long enough.
    if (isRefusal(error)) await deps.tellForms('drop', caller, prepared);
    throw error;
  }
}

/** Whether the transaction has surely come to nothing. */
function isRefusal(error: unknown): boolean {
  return isAppError(error) && !['unavailable', 'timeout', 'internal'].includes(error.kind);
}

function write(deps: Deps, caller: Caller, wish: MoveWish & Pick<MoveProject, 'key'>): Promise<Assignment> {
  return deps.unitOfWork.run(caller.frameId, async (stores) => {
    const mover = { caller, now: deps.clock(), linkTo: deps.linkTo };
    const weighed = await weighMove(stores, mover, wish);
    refuseBlocked(weighed.blockers);
    const { row, funnel, newViewings } = weighed;
    for (const { attachment, ...viewing } of newViewings) await keepViewing(stores, caller, attachment, viewing);
    const moved = row && !row.leftAt ? moveOn(row, weighed, deps.clock()) : enter(wish, weighed, deps);
    if (row) await stores.assignments.update(caller.frameId, moved);
    else await stores.assignments.insert(caller.frameId, moved);
    const what =
      row && !row.leftAt ? ({ action: 'moved', fromStepId: row.stepId } as const) : ({ action: 'entered' } as const);
    await recordAssignmentChange(stores, caller, funnel, moved, what);
    if (wish.key) await claimKey(stores, caller.frameId, wish.key, moved);
    await commitAnswers(stores, caller, moved, wish.prepared);
    return moved;
  });
}

/** @throws AppError `conflict` where the same move was made meanwhile; who asks again learns that it was. */
async function claimKey({ moveKeys }: BoardStores, frameId: string, key: string, { id }: Assignment): Promise<void> {
  if (!(await moveKeys.claim(frameId, key, id))) throw conflict('The move has been made meanwhile.');
}

async function commitAnswers(
  { stages, outbox }: BoardStores,
  { frameId }: Caller,
  assignment: Assignment,
  { stageId }: PreparedAnswers,
): Promise<void> {
  if (!stageId) return;
  await stages.add(frameId, stageId);
  await outbox.add(answersCount(frameId, assignment, stageId));
}

function moveOn(row: Assignment, { target }: WeighedMove, now: Date): Assignment {
  return { ...row, stepId: target.id, linkedAt: now, updatedAt: now, version: row.version + 1 };
}

/** One that comes back begins anew; only its id and the count of its versions go on. */
function enter({ projectId }: MoveWish, { row, funnel, target }: WeighedMove, deps: Deps): Assignment {
  const now = deps.clock();
  return {
    id: row?.id ?? deps.newId(),
    funnelId: funnel.id,
    projectId,
    stepId: target.id,
    status: 'open',
    statusAt: now,
    forecastDate: null,
    linkedAt: now,
    tagIds: [],
    executorIds: [],
    version: (row?.version ?? 0) + 1,
    createdAt: now,
    updatedAt: now,
    leftAt: null,
  };
}
