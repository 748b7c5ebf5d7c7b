import type { Caller, Clock, NewId } from '@trackway/runtime';
import type { BlobStore } from '@trackway/storage';
import { makeEnterFunnel, makeMoveProject, makePreviewMove } from './assignments/move-project';
import { makeFindAssignments, makeListAssignments, makeReadAssignment } from './assignments/read-assignments';
import { type FindUsers, makeLeaveFunnel, makeUpdateAssignment } from './assignments/update-assignment';
import { makeFindAttachment, makeListAttachments } from './attachments/read-attachments';
import { makeUploadAttachment } from './attachments/upload-attachment';
import {
  makeAddAttachment,
  makeDeleteAttachment,
  makeRequireAttachment,
  makeUpdateAttachment,
} from './attachments/write-attachment';
import { makeReadBoard } from './board/read-board';
import { type FunnelTarget, makeChangeFunnel } from './funnels/change-funnel';
import { makeCreateFunnel } from './funnels/create-funnel';
import { makeFindFunnels, makeListFunnels, makeReadFunnel, makeReadStep } from './funnels/read-funnels';
import { makeDeleteFunnel, makeRestoreFunnel } from './funnels/remove-funnel';
import type { LinkTo } from './gate/weigh-move';
import { type AskForProject, makeKnowProject } from './project-facts/know-project';
import { addStep, type NewStepFields } from './steps/change-steps';
import { makeRemoveStep } from './steps/remove-step';
import type { UnitOfWork } from './unit-of-work';
import { makeRecordViewing } from './viewings/record-viewing';

export interface ApplicationDeps {
  readonly unitOfWork: UnitOfWork;
  readonly askForProject: AskForProject;
  readonly findUsers: FindUsers;
  readonly storage: BlobStore;
  readonly linkTo: LinkTo;
  readonly newId: NewId;
  readonly clock: Clock;
}

/** Everything that this service can do, in one place. */
export function buildApplication(deps: ApplicationDeps) {
  const changeFunnel = makeChangeFunnel(deps);
  const moving = { ...deps, knowProject: makeKnowProject(deps) };
  const addAttachment = makeAddAttachment(deps);
  return {
    commands: {
      createFunnel: makeCreateFunnel(deps),
      changeFunnel,
      deleteFunnel: makeDeleteFunnel(deps),
      restoreFunnel: makeRestoreFunnel(deps),
      addStep: async (caller: Caller, target: FunnelTarget, fields: NewStepFields, position?: number) => {
        const stepId = deps.newId();
        return { stepId, funnel: await changeFunnel(caller, target, addStep(stepId, fields, position)) };
      },
      removeStep: makeRemoveStep(deps),
      enterFunnel: makeEnterFunnel(moving),
      moveProject: makeMoveProject(moving),
      updateAssignment: makeUpdateAssignment(deps),
      leaveFunnel: makeLeaveFunnel(deps),
      addAttachment,
      uploadAttachment: makeUploadAttachment({ ...deps, addAttachment }),
      updateAttachment: makeUpdateAttachment(deps),
      deleteAttachment: makeDeleteAttachment(deps),
      requireAttachment: makeRequireAttachment(deps),
      recordViewing: makeRecordViewing(moving),
    },
    queries: {
      readFunnel: makeReadFunnel(deps),
      readFunnelOfStep: makeReadStep(deps),
      findFunnels: makeFindFunnels(deps),
      listFunnels: makeListFunnels(deps),
      readAssignment: makeReadAssignment(deps),
      listAssignments: makeListAssignments(deps),
      findAssignments: makeFindAssignments(deps),
      listAttachments: makeListAttachments(deps),
      findAttachment: makeFindAttachment(deps),
      readBoard: makeReadBoard(deps),
      previewMove: makePreviewMove(moving),
    },
  };
}

export type Application = ReturnType<typeof buildApplication>;
