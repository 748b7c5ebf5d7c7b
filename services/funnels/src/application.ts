import type { HostLimit } from '@trackway/outbound';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import type { BlobStore } from '@trackway/storage';
import { moveAction } from './actions/move-action';
import { makeMoveByRule } from './actions/move-by-rule';
import { startAgentAction } from './actions/start-agent-action';
import { agentApplication } from './agents/agent-application';
import type { FrameLimits } from './agents/budget';
import type { ModelProviders } from './agents/model-provider';
import { makeCheckStart, makeStartExecution } from './agents/start-execution';
import type { ReadForAgents } from './agents/tools/read-for-agents';
import { makeAnswerAlarm } from './alarms/answer-alarm';
import type { AskForms } from './answers/ask-forms';
import { makePrepareAnswers, makeTellForms } from './answers/prepare-answers';
import { bringToStep } from './assignments/bring-to-step';
import { makeMoveByKey } from './assignments/move-by-key';
import { makeEnterFunnel, makeMoveProject, makePreviewMove } from './assignments/move-project';
import { makeFindAssignments, makeListAssignments, makeReadAssignment } from './assignments/read-assignments';
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
import { makeReadBoard } from './board/read-board';
import { makeChangeFunnel } from './funnels/change-funnel';
import { makeCreateFunnel } from './funnels/create-funnel';
import {
  makeFindFunnels,
  makeFindFunnelsOfSteps,
  makeListFunnels,
  makeReadFunnel,
  makeReadStep,
} from './funnels/read-funnels';
import { makeDeleteFunnel, makeRestoreFunnel } from './funnels/remove-funnel';
import type { LinkTo } from './gate/weigh-move';
import type { AskGrants } from './owners/owners-scopes';
import { type AskForProject, makeKnowProject } from './project-facts/know-project';
import type { FindExisting } from './refuse-missing';
import { type CheckRuleDeps, makeCheckRule } from './rules/check-rule';
import { makeExplainRule } from './rules/explain-rule';
import { makeListRules, makeReadRule } from './rules/read-rules';
import { makeCreateRule, makeDeleteRule, makeRestoreRule, makeUpdateRule } from './rules/write-rule';
import type { ActionPerformers } from './runs/action-performer';
import { makeJudgeCandidates } from './runs/judge-candidates';
import type { EvaluateConditions } from './runs/neighbours';
import { makeListRuns } from './runs/read-runs';
import { makeRunRule } from './runs/run-rule';
import { makeSpreadSchedules } from './runs/spread-schedules';
import { makeStreamRuns } from './runs/stream-runs';
import { makeSimulateRule } from './simulation/simulate-rule';
import { makeCheckStepForms } from './steps/check-step-forms';
import { makeRemoveStep } from './steps/remove-step';
import { makeAddStep, makeUpdateStep } from './steps/write-step';
import { makeReadFunnelTimes, makeReadProjectTimes } from './times/read-times';
import { makeTellDeadline } from './times/tell-deadline';
import { type ListProjects, makeSpreadSchedule } from './triggers/spread-schedule';
import type { UnitOfWork } from './unit-of-work';
import { makeRecordViewing } from './viewings/record-viewing';
import type { Receiver } from './webhooks/receiver';
import { webhookApplication } from './webhooks/webhook-application';

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
