import { conflict, isRolledBack, notFound, rejectStale } from '@trackway/errors';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import type { BoardStores, UnitOfWork } from '../../unit-of-work';
import { answersCommittedEvent } from '../assignments/assignment-events';
import { recordAssignmentChange } from '../assignments/record-change';
import type { Assignment } from '../funnels/assignment';
import { type Blocker, rejectBlocked } from '../gate/blocker';
import { evaluateMove, type LinkTo, type MoveEvaluation, type PreparedMove } from '../gate/evaluate-move';
import type { MoveRequest } from '../gate/move-request';
import type { makeFinishStage, makeStageAnswers, StagedAnswers } from '../gate/stage-answers';
import type { EnsureProject } from '../projects/ensure-project';
import { storeViewing } from '../viewings/record-viewing';

export interface MoveDeps {
  readonly unitOfWork: UnitOfWork<BoardStores>;
  readonly ensureProject: EnsureProject;
  readonly stageAnswers: ReturnType<typeof makeStageAnswers>;
  readonly finishStage: ReturnType<typeof makeFinishStage>;
  readonly linkTo: LinkTo;
  readonly newId: NewId;
  readonly clock: Clock;
}

/** Moves a project into a funnel, to its first step by default. A project that has left the funnel can enter it again. */
export function makeEnterFunnel(deps: MoveDeps) {
  return async (caller: Caller, request: MoveRequest): Promise<Assignment> => {
    await deps.ensureProject(caller, request.projectId);
    const seen = await findAssignment(deps, caller, request);
    if (seen && !seen.leftAt) throw conflict('The project is in the funnel already. Move it to another step instead.');
    return await move(deps, caller, request, seen?.version);
  };
}

/** Moves a project to another step of its funnel. */
export function makeMoveProject(deps: MoveDeps) {
  return async (caller: Caller, request: MoveRequest & { readonly stepId: string }): Promise<Assignment> => {
    const seen = await findAssignment(deps, caller, request);
    if (!seen || seen.leftAt) throw notFound('assignment');
    rejectStale(seen.version, request.ifVersion);
    return await move(deps, caller, request, seen.version);
  };
}

/** Returns what prevents a move or an entry. Changes nothing. */
export function makePreviewMove(deps: MoveDeps) {
  return async (caller: Caller, request: MoveRequest): Promise<readonly Blocker[]> => {
    await deps.ensureProject(caller, request.projectId);
    const staged = await deps.stageAnswers(caller, request);
    const { blockers } = await deps.unitOfWork
      .run(caller.frameId, async (stores) => {
        const seen = await stores.assignments.find(caller.frameId, request.funnelId, request.projectId);
        const context = { caller, now: deps.clock(), linkTo: deps.linkTo };
        return await evaluateMove(stores, context, { ...request, staged, seenVersion: seen?.version });
      })
      .finally(() => deps.finishStage('drop', caller, staged));
    return blockers;
  };
}

function findAssignment({ unitOfWork }: MoveDeps, { frameId }: Caller, { funnelId, projectId }: MoveRequest) {
  return unitOfWork.run(frameId, ({ assignments }) => assignments.find(frameId, funnelId, projectId));
}

/** Stages the answers first. They count from the commit of the move on. */
async function move(
  deps: MoveDeps,
  caller: Caller,
  request: MoveRequest,
  seenVersion: number | undefined,
): Promise<Assignment> {
  const staged = await deps.stageAnswers(caller, request);
  try {
    const assignment = await commitMove(deps, caller, { ...request, staged, seenVersion });
    await deps.finishStage('commit', caller, staged);
    return assignment;
  } catch (error) {
    // If the connection broke, the move may be committed. Then forms calls ResolveStages after a while.
    if (isRolledBack(error)) await deps.finishStage('drop', caller, staged);
    throw error;
  }
}

function commitMove(deps: MoveDeps, caller: Caller, prepared: PreparedMove): Promise<Assignment> {
  const { frameId } = caller;
  return deps.unitOfWork.run(frameId, async (stores) => {
    const context = { caller, now: deps.clock(), linkTo: deps.linkTo };
    const evaluation = await evaluateMove(stores, context, prepared);
    rejectBlocked(evaluation.blockers);
    const { stored, funnel, newViewings } = evaluation;
    for (const { attachment, ...viewing } of newViewings) await storeViewing(stores, caller, attachment, viewing);
    const from = stored && !stored.leftAt ? stored : undefined;
    const assignment = from
      ? moved(from, evaluation, deps.clock())
      : entered(prepared.projectId, evaluation, stored?.id ?? deps.newId(), deps.clock());
    if (stored) await stores.assignments.update(frameId, assignment);
    else await stores.assignments.insert(frameId, assignment);
    const change = from ? ({ action: 'moved', fromStepId: from.stepId } as const) : ({ action: 'entered' } as const);
    await recordAssignmentChange(stores, caller, funnel, assignment, change);
    if (prepared.key) await claimKey(stores, frameId, prepared.key, assignment);
    await commitAnswers(stores, caller, assignment, prepared.staged);
    return assignment;
  });
}

/** @throws AppError `conflict` if a concurrent request with the same key has made the move. A retry returns its result. */
async function claimKey({ moveKeys }: BoardStores, frameId: string, key: string, { id }: Assignment): Promise<void> {
  if (!(await moveKeys.claim(frameId, key, id))) throw conflict('A request with the same key has made this move.');
}

async function commitAnswers(
  { stages, outbox }: BoardStores,
  { frameId }: Caller,
  assignment: Assignment,
  { stageId }: StagedAnswers,
): Promise<void> {
  if (!stageId) return;
  await stages.add(frameId, stageId);
  await outbox.add(answersCommittedEvent(frameId, assignment, stageId));
}

function moved(assignment: Assignment, { target }: MoveEvaluation, now: Date): Assignment {
  return { ...assignment, stepId: target.id, linkedAt: now, updatedAt: now, version: assignment.version + 1 };
}

/** If the project was in the funnel before, only the id and the version continue. */
function entered(projectId: string, { stored, funnel, target }: MoveEvaluation, id: string, now: Date): Assignment {
  return {
    id,
    funnelId: funnel.id,
    projectId,
    stepId: target.id,
    status: 'open',
    statusAt: now,
    forecastDate: null,
    linkedAt: now,
    tagIds: [],
    executorIds: [],
    version: (stored?.version ?? 0) + 1,
    createdAt: now,
    updatedAt: now,
    leftAt: null,
  };
}
