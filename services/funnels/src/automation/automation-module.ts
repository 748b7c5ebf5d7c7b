import type { Caller } from '@trackway/runtime';
import type { ActionPerformers } from '../actions/action-performer';
import type { BoardModule } from '../board/board-module';
import type { FetchProjects, ListProjects } from '../board/projects/projects-client';
import { type ExplainRuleDeps, makeExplainRule } from './preview/explain-rule';
import { runRuleTests } from './preview/run-rule-tests';
import { makeSimulateRule } from './preview/simulate-rule';
import { ruleReverter } from './rule-reverter';
import { type CheckRuleDeps, makeCheckRule } from './rules/check-rule';
import { makeListRules, makeReadRule } from './rules/read-rules';
import { makeListVersions, makeReadVersion, makeReadVersionPair, makeRestoreVersion } from './rules/rule-versions';
import { makeCreateRule, makeDeleteRule, makeRestoreRule, makeUpdateRule, type RuleTarget } from './rules/write-rule';
import { makeCancelRun } from './runs/cancel-run';
import { makeEvaluateCandidates } from './runs/evaluate-candidates';
import { type ExecuteRunDeps, makeExecuteRun } from './runs/execute-run';
import { makeListRuns } from './runs/read-runs';
import { makeRetryRun } from './runs/retry-run';
import { makeStreamRuns } from './runs/stream-runs';
import { makeExpandSchedule } from './schedules/expand-schedule';
import { makeExpandSchedules } from './schedules/expand-schedules';
import { makeHandleAlarm } from './schedules/handle-alarm';
import { makeResumeWaitingRun } from './schedules/resume-waiting-run';

type UseCaseDeps = CheckRuleDeps & ExecuteRunDeps & ExplainRuleDeps;

export interface AutomationDeps extends Omit<UseCaseDeps, 'ensureProject' | 'performers'> {
  readonly listProjects: ListProjects;
  readonly fetchProjects: FetchProjects;
}

/** Rules (assistants of a step and automations), their triggers, runs, schedules and previews. */
export function automationModule(
  given: AutomationDeps,
  { board, performers }: { readonly board: BoardModule; readonly performers: ActionPerformers },
) {
  const { unitOfWork } = given;
  const deps = { ...given, ensureProject: board.ensureProject, performers };
  const ruleDeps = { ...deps, checkRule: makeCheckRule(deps), runRuleTests };
  const updateRule = makeUpdateRule(ruleDeps);
  const readRule = makeReadRule(deps);
  const changes = { updateRule, deleteRule: makeDeleteRule(deps), restoreRule: makeRestoreRule(deps) };
  const reverterDeps = { ...deps, ...changes };
  return {
    reverters: {
      automation: ruleReverter(reverterDeps, 'automation'),
      assistant: ruleReverter(reverterDeps, 'assistant'),
    },
    commands: {
      createRule: makeCreateRule(ruleDeps),
      ...changes,
      restoreVersion: makeRestoreVersion({ ...deps, updateRule }),
      evaluateCandidates: makeEvaluateCandidates(deps),
      executeRun: makeExecuteRun(deps),
      expandSchedules: makeExpandSchedules({ ...deps, expandSchedule: makeExpandSchedule(deps) }),
      handleAlarm: makeHandleAlarm(deps),
      retryRun: makeRetryRun(deps),
      cancelRun: makeCancelRun(deps),
      resumeWaitingRun: makeResumeWaitingRun(deps),
    },
    queries: {
      readRule,
      listRules: makeListRules(deps),
      listVersions: makeListVersions(deps),
      readVersion: makeReadVersion(deps),
      readVersionPair: makeReadVersionPair(deps),
      testRule: async (caller: Caller, target: RuleTarget) => runRuleTests((await readRule(caller, target)).rule),
      countRuns: ({ frameId }: Caller, id: string) => unitOfWork.run(frameId, ({ rules }) => rules.counts(frameId, id)),
      explainRule: makeExplainRule(deps),
      simulateRule: makeSimulateRule(deps),
      listRuns: makeListRuns(deps),
      streamRuns: makeStreamRuns(deps),
    },
  };
}
