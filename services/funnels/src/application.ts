import type { Caller, Clock, NewId } from '@trackway/runtime';
import { makeEnterFunnel, makeMoveProject, makePreviewMove } from './assignments/move-project';
import { makeFindAssignments, makeListAssignments, makeReadAssignment } from './assignments/read-assignments';
import { type FindUsers, makeLeaveFunnel, makeUpdateAssignment } from './assignments/update-assignment';
import { type FunnelTarget, makeChangeFunnel } from './funnels/change-funnel';
import { makeCreateFunnel } from './funnels/create-funnel';
import { makeFindFunnels, makeListFunnels, makeReadFunnel, makeReadStep } from './funnels/read-funnels';
import { makeDeleteFunnel, makeRestoreFunnel } from './funnels/remove-funnel';
import { type AskForProject, makeKnowProject } from './project-facts/know-project';
import { addStep, type NewStepFields } from './steps/change-steps';
import { makeRemoveStep } from './steps/remove-step';
import type { UnitOfWork } from './unit-of-work';

export interface ApplicationDeps {
  readonly unitOfWork: UnitOfWork;
  readonly askForProject: AskForProject;
  readonly findUsers: FindUsers;
  readonly newId: NewId;
  readonly clock: Clock;
}

/** Everything that this service can do, in one place. */
export function buildApplication(deps: ApplicationDeps) {
  const changeFunnel = makeChangeFunnel(deps);
  const moving = { ...deps, knowProject: makeKnowProject(deps) };
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
    },
    queries: {
      readFunnel: makeReadFunnel(deps),
      readFunnelOfStep: makeReadStep(deps),
      findFunnels: makeFindFunnels(deps),
      listFunnels: makeListFunnels(deps),
      readAssignment: makeReadAssignment(deps),
      listAssignments: makeListAssignments(deps),
      findAssignments: makeFindAssignments(deps),
      previewMove: makePreviewMove(moving),
    },
  };
}

export type Application = ReturnType<typeof buildApplication>;
