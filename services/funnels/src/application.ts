import type { HostLimit } from '@trackway/outbound';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import type { BlobStore } from '@trackway/storage';
import type { ActionPerformers } from './actions/action-performer';
import { moveAction } from './actions/move-action';
import { makeMoveByRule } from './actions/move-by-rule';
import { agentApplication } from './agents/agents-module';
import type { FrameLimits } from './agents/executions/budget';
import { startAgentAction } from './agents/executions/start-agent-action';
import { makeCheckStart, makeStartExecution } from './agents/executions/start-execution';
import type { ModelProviders } from './agents/models/model-provider';
import type { ReadForAgents } from './agents/tools/agent-data';
import { makeExplainRule } from './automation/preview/explain-rule';
import { makeSimulateRule } from './automation/preview/simulate-rule';
import { type CheckRuleDeps, makeCheckRule } from './automation/rules/check-rule';
import type { EvaluateConditions } from './automation/rules/conditions';
import { makeListRules, makeReadRule } from './automation/rules/read-rules';
import { makeCreateRule, makeDeleteRule, makeRestoreRule, makeUpdateRule } from './automation/rules/write-rule';
import { makeJudgeCandidates } from './automation/runs/evaluate-candidates';
import { makeRunRule } from './automation/runs/execute-run';
import { makeListRuns } from './automation/runs/read-runs';
import { makeStreamRuns } from './automation/runs/stream-runs';
import { makeSpreadSchedule } from './automation/schedules/expand-schedule';
import { makeSpreadSchedules } from './automation/schedules/expand-schedules';
import { makeAnswerAlarm } from './automation/schedules/handle-alarm';
import type { AskForms } from './board/answers/forms-client';
import { makeRemoveStep } from './board/assignments/delete-step';
import { makeFindAssignments, makeListAssignments, makeReadAssignment } from './board/assignments/read-assignments';
import { makeReadBoard } from './board/assignments/read-board';
import { makeStreamAssignments } from './board/assignments/stream-assignments';
import { makeLeaveFunnel, makeUpdateAssignment } from './board/assignments/update-assignment';
import { makeOrderAttachments } from './board/attachments/order-attachments';
import { makeFindAttachment, makeListAttachments } from './board/attachments/read-attachments';
import { makeUploadAttachment } from './board/attachments/upload-attachment';
import {
  makeAddAttachment,
  makeDeleteAttachment,
  makeRequireAttachment,
  makeUpdateAttachment,
} from './board/attachments/write-attachment';
import { makeChangeFunnel } from './board/funnels/change-funnel';
import { makeCheckStepForms } from './board/funnels/check-step-forms';
import { makeCreateFunnel } from './board/funnels/create-funnel';
import { makeDeleteFunnel, makeRestoreFunnel } from './board/funnels/delete-funnel';
import {
  makeFindFunnels,
  makeFindFunnelsOfSteps,
  makeListFunnels,
  makeReadFunnel,
  makeReadStep,
} from './board/funnels/read-funnels';
import { makeAddStep, makeUpdateStep } from './board/funnels/write-step';
import type { LinkTo } from './board/gate/evaluate-move';
import { makePrepareAnswers, makeTellForms } from './board/gate/stage-answers';
import { bringToStep } from './board/moves/enter-step';
import { makeMoveByKey } from './board/moves/move-by-key';
import { makeEnterFunnel, makeMoveProject, makePreviewMove } from './board/moves/move-project';
import { makeKnowProject } from './board/projects/ensure-project';
import type { AskForProject, ListProjects } from './board/projects/projects-client';
import { makeTellDeadline } from './board/times/publish-deadline';
import { makeReadFunnelTimes, makeReadProjectTimes } from './board/times/read-times';
import { makeRecordViewing } from './board/viewings/record-viewing';
import type { AskGrants } from './shared/owner-scopes';
import type { FindExisting } from './shared/require-existing';
import type { UnitOfWork } from './unit-of-work';
import type { Receiver } from './webhooks/deliveries/delivery-client';
import { webhookApplication } from './webhooks/webhooks-module';

export interface ApplicationDeps extends Omit<CheckRuleDeps, 'unitOfWork' | 'findUsers'> {
  readonly unitOfWork: UnitOfWork;
  readonly askForProject: AskForProject;
  readonly findUsers: FindExisting;
  readonly storage: BlobStore;
  readonly linkTo: LinkTo;
  readonly askForms: AskForms;
  readonly evaluateConditions: EvaluateConditions;
  readonly askGrants: AskGrants;
  readonly listProjects: ListProjects;
  /** Of the actions that other services do. */
  readonly remoteActions: Omit<ActionPerformers, 'move' | 'start_agent'>;
  readonly providers: ModelProviders;
  readonly frameLimits: FrameLimits;
  /** What tools of agents look at, of which this service knows a part. */
  readonly readForAgents: (find: {
    findAssignments: ReturnType<typeof makeFindAssignments>;
    findFunnels: ReturnType<typeof makeFindFunnels>;
  }) => ReadForAgents;
  readonly receiver: Receiver;
  /** Requests of each frame to each host, for deliveries of webhooks. */
  readonly limit: HostLimit;
  readonly newSecret: () => string;
  /** From 0 to 1. */
  readonly chance: () => number;
  readonly newId: NewId;
  readonly clock: Clock;
}

/** Everything that this service can do, in one place. */
export function buildApplication(deps: ApplicationDeps) {
  const changeFunnel = makeChangeFunnel(deps);
  const readFunnelOfStep = makeReadStep(deps);
  const stepping = { ...deps, changeFunnel, readFunnelOfStep, checkStepForms: makeCheckStepForms(deps) };
  const moving = {
    ...deps,
    knowProject: makeKnowProject(deps),
    prepareAnswers: makePrepareAnswers(deps),
    tellForms: makeTellForms(deps),
  };
  const addAttachment = makeAddAttachment(deps);
  const enterFunnel = makeEnterFunnel(moving);
  const moveProject = makeMoveProject(moving);
  const previewMove = makePreviewMove(moving);
  const bringing = bringToStep({ ...deps, enterFunnel, moveProject });
  const moveByRule = makeMoveByRule({ ...deps, bringToStep: bringing, previewMove });
  const startExecution = makeStartExecution(moving);
  const performers = {
    ...deps.remoteActions,
    move: moveAction(moveByRule),
    start_agent: startAgentAction({ startExecution, checkStart: makeCheckStart(deps) }),
  };
  const acting = { ...moving, performers };
  const findAssignments = makeFindAssignments(deps);
  const findFunnels = makeFindFunnels(deps);
  const readForAgents = deps.readForAgents({ findAssignments, findFunnels });
  const agents = agentApplication({ ...acting, startExecution, readForAgents });
  const webhooks = webhookApplication(deps);
  const writing = { ...deps, checkRule: makeCheckRule(deps) };
  return {
    commands: {
      createFunnel: makeCreateFunnel(stepping),
      changeFunnel,
      deleteFunnel: makeDeleteFunnel(deps),
      restoreFunnel: makeRestoreFunnel(deps),
      addStep: makeAddStep(stepping),
      updateStep: makeUpdateStep(stepping),
      removeStep: makeRemoveStep(deps),
      enterFunnel,
      moveProject,
      updateAssignment: makeUpdateAssignment(deps),
      leaveFunnel: makeLeaveFunnel(deps),
      addAttachment,
      uploadAttachment: makeUploadAttachment({ ...deps, addAttachment }),
      updateAttachment: makeUpdateAttachment(deps),
      deleteAttachment: makeDeleteAttachment(deps),
      requireAttachment: makeRequireAttachment(deps),
      orderAttachments: makeOrderAttachments(deps),
      recordViewing: makeRecordViewing(moving),
      createRule: makeCreateRule(writing),
      updateRule: makeUpdateRule(writing),
      deleteRule: makeDeleteRule(deps),
      restoreRule: makeRestoreRule(deps),
      moveByKey: makeMoveByKey(bringing),
      judgeCandidates: makeJudgeCandidates(deps),
      runRule: makeRunRule(acting),
      spreadSchedules: makeSpreadSchedules({ ...deps, spreadSchedule: makeSpreadSchedule(deps) }),
      answerAlarm: makeAnswerAlarm(deps),
      tellDeadline: makeTellDeadline(deps),
      ...agents.commands,
      ...webhooks.commands,
    },
    queries: {
      readFunnel: makeReadFunnel(deps),
      readFunnelOfStep,
      findFunnels,
      findFunnelsOfSteps: makeFindFunnelsOfSteps(deps),
      listFunnels: makeListFunnels(deps),
      readAssignment: makeReadAssignment(deps),
      listAssignments: makeListAssignments(deps),
      findAssignments,
      streamAssignments: makeStreamAssignments(deps),
      streamRuns: makeStreamRuns(deps),
      committedStages: ({ frameId }: Caller, ids: readonly string[]) =>
        deps.unitOfWork.run(frameId, ({ stages }) => stages.among(frameId, ids)),
      listAttachments: makeListAttachments(deps),
      findAttachment: makeFindAttachment(deps),
      readBoard: makeReadBoard(deps),
      previewMove,
      readRule: makeReadRule(deps),
      listRules: makeListRules(deps),
      countRuns: ({ frameId }: Caller, id: string) =>
        deps.unitOfWork.run(frameId, ({ rules }) => rules.counts(frameId, id)),
      explainRule: makeExplainRule(acting),
      simulateRule: makeSimulateRule(deps),
      listRuns: makeListRuns(deps),
      readProjectTimes: makeReadProjectTimes(deps),
      readFunnelTimes: makeReadFunnelTimes(deps),
      ...agents.queries,
      ...webhooks.queries,
    },
  };
}

export type Application = ReturnType<typeof buildApplication>;
