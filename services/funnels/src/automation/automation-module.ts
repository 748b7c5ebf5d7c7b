import type { Caller } from '@trackway/runtime';
import type { ActionPerformers } from '../actions/action-performer';
import type { EnsureProject } from '../board/projects/ensure-project';
import type { ListProjects } from '../board/projects/projects-client';
import { type ExplainRuleDeps, makeExplainRule } from './preview/explain-rule';
import { makeSimulateRule } from './preview/simulate-rule';
import { type CheckRuleDeps, makeCheckRule } from './rules/check-rule';
import { makeListRules, makeReadRule } from './rules/read-rules';
import { makeCreateRule, makeDeleteRule, makeRestoreRule, makeUpdateRule } from './rules/write-rule';
import { makeJudgeCandidates } from './runs/evaluate-candidates';
import { makeRunRule, type RunRuleDeps } from './runs/execute-run';
import { makeListRuns } from './runs/read-runs';
import { makeStreamRuns } from './runs/stream-runs';
import { makeSpreadSchedule } from './schedules/expand-schedule';
import { makeSpreadSchedules } from './schedules/expand-schedules';
import { makeAnswerAlarm } from './schedules/handle-alarm';

export interface AutomationDeps extends CheckRuleDeps, RunRuleDeps, ExplainRuleDeps {
  readonly ensureProject: EnsureProject;
  readonly performers: ActionPerformers;
  readonly listProjects: ListProjects;
}

/** Rules (assistants of a step and automations), their triggers, runs, schedules and previews. */
export function automationModule(deps: AutomationDeps) {
  const { unitOfWork } = deps;
  const ruleDeps = { ...deps, checkRule: makeCheckRule(deps) };
  return {
    commands: {
      createRule: makeCreateRule(ruleDeps),
      updateRule: makeUpdateRule(ruleDeps),
      deleteRule: makeDeleteRule(deps),
      restoreRule: makeRestoreRule(deps),
      judgeCandidates: makeJudgeCandidates(deps),
      runRule: makeRunRule(deps),
      spreadSchedules: makeSpreadSchedules({ ...deps, spreadSchedule: makeSpreadSchedule(deps) }),
      answerAlarm: makeAnswerAlarm(deps),
    },
    queries: {
      readRule: makeReadRule(deps),
      listRules: makeListRules(deps),
      countRuns: ({ frameId }: Caller, id: string) => unitOfWork.run(frameId, ({ rules }) => rules.counts(frameId, id)),
      explainRule: makeExplainRule(deps),
      simulateRule: makeSimulateRule(deps),
      listRuns: makeListRuns(deps),
      streamRuns: makeStreamRuns(deps),
    },
  };
}
