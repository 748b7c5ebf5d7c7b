import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { aFunnel, aProject } from '../board/fake-samples';
import type { ProjectFacts } from '../board/projects/project-facts';
import { aRule, aRun, aTrigger } from './fake-rule-samples';
import { FakeUnitOfWork } from './fake-unit-of-work';
import type { EvaluateConditions } from './rules/conditions';
import type { Rule } from './rules/rule';
import type { Run } from './runs/run';
import type { TriggerEvent } from './triggers/trigger-event';

const NOW = new Date('2026-05-04T12:00:00Z');

/** The stores of rules in memory, with what a test stores before it calls a use case. */
export function openRules() {
  const caller = aCaller();
  const { frameId } = caller;
  const unitOfWork = new FakeUnitOfWork();
  const { board, rules, triggers, runs } = unitOfWork;
  let now = NOW;
  /** Conditions hold if their value is true. */
  const evaluateConditions: EvaluateConditions = async (_caller, _project, conditions) => {
    const results = conditions.map(({ value }) => ({ matches: value === true, seen: value }));
    return { matches: results.every(({ matches }) => matches), conditions: results };
  };
  const addRule = async (changes: Partial<Rule> = {}): Promise<Rule> => {
    const rule = aRule(changes);
    await rules.insert(frameId, rule);
    return rule;
  };
  return {
    ...{ caller, frameId, unitOfWork, board, evaluateConditions, addRule },
    deps: { unitOfWork, newId, clock: () => now, evaluateConditions, fetchProjects: async () => [] },
    /** A client that may write rules and nothing else. */
    limited: aCaller({ frameId, scopes: ['automations:write'] }),
    now: () => now,
    setNow: (time: Date) => {
      now = time;
    },
    async addFunnel(steps: Parameters<typeof aFunnel>[0] = ['One', 'Two']) {
      const funnel = aFunnel(steps);
      await board.funnels.insert(frameId, funnel);
      return funnel;
    },
    async addProject(changes: Partial<ProjectFacts> = {}): Promise<string> {
      const project = aProject(changes);
      await board.projectFacts.upsertNewer(frameId, [project]);
      return project.id;
    },
    /** A run of a rule on a project, with its trigger. */
    async addRun(rule: Rule, changes: Partial<Run> = {}, event: Partial<TriggerEvent> = {}): Promise<Run> {
      const trigger = aTrigger(event);
      await triggers.add(frameId, [trigger]);
      const run = aRun(rule, trigger, changes);
      await runs.insert(frameId, run);
      return run;
    },
    stored: (run: Pick<Run, 'id'>) => runs.rows.find(frameId, run.id),
  };
}
