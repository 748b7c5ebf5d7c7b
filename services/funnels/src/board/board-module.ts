import type { EffectPart } from '@trackway/contracts';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import type { BlobStore } from '@trackway/storage';
import type { FindExisting } from '../shared/require-existing';
import type { BoardStores, UnitOfWork } from '../unit-of-work';
import type { FormsClient } from './answers/forms-client';
import { makeDeleteStep } from './assignments/delete-step';
import { makeFindAssignments, makeListAssignments, makeReadAssignment } from './assignments/read-assignments';
import { makeReadBoard } from './assignments/read-board';
import { makeStreamAssignments } from './assignments/stream-assignments';
import { makeLeaveFunnel, makeUpdateAssignment } from './assignments/update-assignment';
import { makeOrderAttachments } from './attachments/order-attachments';
import { makeFindAttachment, makeListAttachments } from './attachments/read-attachments';
import { makeUploadAttachment } from './attachments/upload-attachment';
import {
  makeAddAttachment,
  makeDeleteAttachment,
  makeRequireAttachment,
  makeUpdateAttachment,
} from './attachments/write-attachment';
import { makeChangeRecord } from './effects/change-record';
import { funnelReverter, stepReverter } from './effects/funnel-reverters';
import { makeReadRecords } from './effects/read-records';
import { makeChangeFunnel } from './funnels/change-funnel';
import { makeCheckStepForms } from './funnels/check-step-forms';
import { makeCreateFunnel } from './funnels/create-funnel';
import { makeDeleteFunnel, makeRestoreFunnel } from './funnels/delete-funnel';
import {
  makeFindFunnels,
  makeFindFunnelsOfSteps,
  makeListFunnels,
  makeReadFunnel,
  makeReadFunnelOfStep,
} from './funnels/read-funnels';
import { makeAddStep, makeUpdateStep } from './funnels/write-step';
import type { LinkTo } from './gate/evaluate-move';
import { makeFinishStage, makeStageAnswers } from './gate/stage-answers';
import { keyedMoves, makeMoveByKey } from './moves/move-by-key';
import { makeEnterFunnel, makeMoveProject, makePreviewMove } from './moves/move-project';
import { makeEnsureProject } from './projects/ensure-project';
import type { FetchProject } from './projects/projects-client';
import { makePublishDeadline } from './times/publish-deadline';
import { makeReadFunnelTimes, makeReadProjectTimes } from './times/read-times';
import { makeRecordViewing } from './viewings/record-viewing';

export interface BoardDeps {
  readonly unitOfWork: UnitOfWork<BoardStores>;
  readonly fetchProject: FetchProject;
  readonly findUsers: FindExisting;
  readonly findTags: FindExisting;
  readonly forms: FormsClient;
  readonly storage: BlobStore;
  readonly linkTo: LinkTo;
  readonly newId: NewId;
  readonly clock: Clock;
}

/** Funnels with their steps and attachments, assignments, moves, viewings and times. */
export function boardModule(deps: BoardDeps) {
  const { unitOfWork } = deps;
  const changeFunnel = makeChangeFunnel(deps);
  const readFunnelOfStep = makeReadFunnelOfStep(deps);
  const stepDeps = { ...deps, changeFunnel, readFunnelOfStep, checkStepForms: makeCheckStepForms(deps) };
  const ensureProject = makeEnsureProject(deps);
  const moveDeps = {
    ...deps,
    ensureProject,
    stageAnswers: makeStageAnswers(deps),
    finishStage: makeFinishStage(deps),
  };
  const enterFunnel = makeEnterFunnel(moveDeps);
  const moveProject = makeMoveProject(moveDeps);
  const moves = keyedMoves({ unitOfWork, enterFunnel, moveProject });
  const deleteFunnel = makeDeleteFunnel(deps);
  const restoreFunnel = makeRestoreFunnel(deps);
  const updateStep = makeUpdateStep(stepDeps);
  const deleteStep = makeDeleteStep(deps);
  const reverterDeps = { ...deps, changeFunnel, deleteFunnel, restoreFunnel, updateStep, deleteStep };
  return {
    ensureProject,
    keyedMoves: moves,
    effects: {
      list: ({ frameId }: Caller, ids: readonly string[], part?: EffectPart) =>
        unitOfWork.run(frameId, ({ effects }) => effects.causedBy(frameId, ids, part)),
      changesSince: async () => [],
      read: makeReadRecords(deps),
      change: makeChangeRecord(deps),
    },
    reverters: { funnel: funnelReverter(reverterDeps), step: stepReverter(reverterDeps) },
    commands: {
      createFunnel: makeCreateFunnel(stepDeps),
      changeFunnel,
      deleteFunnel,
      restoreFunnel,
      addStep: makeAddStep(stepDeps),
      updateStep,
      deleteStep,
      enterFunnel,
      moveProject,
      moveByKey: makeMoveByKey(moves),
      updateAssignment: makeUpdateAssignment(deps),
      leaveFunnel: makeLeaveFunnel(deps),
      addAttachment: makeAddAttachment(deps),
      uploadAttachment: makeUploadAttachment(deps),
      updateAttachment: makeUpdateAttachment(deps),
      deleteAttachment: makeDeleteAttachment(deps),
      requireAttachment: makeRequireAttachment(deps),
      orderAttachments: makeOrderAttachments(deps),
      recordViewing: makeRecordViewing(moveDeps),
      publishDeadline: makePublishDeadline(deps),
    },
    queries: {
      readFunnel: makeReadFunnel(deps),
      readFunnelOfStep,
      findFunnels: makeFindFunnels(deps),
      findFunnelsOfSteps: makeFindFunnelsOfSteps(deps),
      listFunnels: makeListFunnels(deps),
      readAssignment: makeReadAssignment(deps),
      listAssignments: makeListAssignments(deps),
      findAssignments: makeFindAssignments(deps),
      streamAssignments: makeStreamAssignments(deps),
      previewMove: makePreviewMove(moveDeps),
      committedStages: ({ frameId }: Caller, ids: readonly string[]) =>
        unitOfWork.run(frameId, ({ stages }) => stages.among(frameId, ids)),
      listAttachments: makeListAttachments(deps),
      findAttachment: makeFindAttachment(deps),
      readBoard: makeReadBoard(deps),
      readProjectTimes: makeReadProjectTimes(deps),
      readFunnelTimes: makeReadFunnelTimes(deps),
    },
  };
}

export type BoardModule = ReturnType<typeof boardModule>;
