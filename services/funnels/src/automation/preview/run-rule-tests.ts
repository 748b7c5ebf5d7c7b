import { compareVariable } from '../definition/compare-variable';
import { comparesVariable, type FlowCondition } from '../definition/flow-action';
import { type PlannedAction, type PlannedBranch, planActions, plannedEffects } from '../definition/plan-actions';
import type { RuleTest, RuleTestResult } from '../definition/rule-test';
import { type ConditionResult, combineResults } from '../rules/conditions';
import { type Rule, stepOf } from '../rules/rule';
import { firstFalse } from '../runs/evaluate-rule';
import { matchesRule } from '../triggers/matches-rule';
import { readingOf } from '../triggers/readings';
import type { TriggerEvent } from '../triggers/trigger-event';
import { evaluatePast } from './evaluate-past';

export type TestedRule = Pick<Rule, 'trigger' | 'conditions' | 'actions' | 'funnelId' | 'stepId' | 'tests'>;

type Actual = RuleTestResult['actual'];

/** Evaluates the test cases of a rule on their sample values. Calls nothing. */
export function runRuleTests(rule: TestedRule): readonly RuleTestResult[] {
  return rule.tests.map((test) => {
    const actual = evaluateTest(rule, test);
    const differences = differencesOf(test.expect, actual);
    return { name: test.name, passed: differences.length === 0, differences, actual };
  });
}

function evaluateTest(rule: TestedRule, test: RuleTest): Actual {
  const reason = matchesEvent(rule, test) ? reasonOf(rule.conditions, test) : 'The event does not match the trigger.';
  if (reason !== null) return { fires: false, reason, actions: [], branches: {} };
  const planned = planActions(rule.actions, ({ conditions }) => branchOf(conditions, test));
  return { fires: true, reason, actions: plannedEffects(planned), branches: branchesOf(planned) };
}

/** Without details, the event matches. A place that the test does not name is that of the rule. */
function matchesEvent(rule: TestedRule, { event: detail }: RuleTest): boolean {
  if (!detail) return true;
  const stepId = textOf(detail['step_id']) ?? stepOf(rule) ?? '';
  const funnelId = textOf(detail['funnel_id']) ?? rule.funnelId ?? '';
  const event: TriggerEvent = {
    id: '',
    type: rule.trigger.type,
    projectId: '',
    stepId,
    funnelId,
    detail,
    correlationId: '',
    depth: 0,
    occurredAt: new Date(0),
  };
  const { trigger, stepId: own, funnelId: ofFunnel } = rule;
  return matchesRule({ id: '', trigger, stepId: own, funnelId: ofFunnel, activatedAt: null }, event, [
    { stepId, funnelId },
  ]);
}

/** Why the conditions are not met; null if they are. */
function reasonOf(conditions: Rule['conditions'], test: RuleTest): string | null {
  const results = conditions.map((condition) => resultOf(condition, test));
  const unknown = results.indexOf(undefined);
  if (unknown >= 0) return `The condition ${JSON.stringify(conditions[unknown])} cannot be evaluated on sample values.`;
  const known = results.flatMap((one) => one ?? []);
  return combineResults(conditions, known) ? null : firstFalse({ conditions }, known).detail;
}

function branchOf(conditions: readonly FlowCondition[], test: RuleTest): PlannedBranch {
  const results = conditions.map((condition) => resultOf(condition, test));
  if (results.some((one) => one === undefined)) return 'unknown';
  return combineResults(
    conditions,
    results.flatMap((one) => one ?? []),
  )
    ? 'then'
    : 'else';
}

/** Undefined if the test has no value for a variable, or the condition is none on a single field. */
function resultOf(condition: FlowCondition, test: RuleTest): ConditionResult | undefined {
  if (comparesVariable(condition)) return compareSample(condition, test);
  if (typeof condition['field'] !== 'string') return undefined;
  const value = sampleOf(condition, test);
  const matches = evaluatePast(condition, { [readingOf(condition)]: value });
  return matches === undefined ? undefined : { matches, seen: value };
}

function compareSample(
  condition: FlowCondition & { readonly variable: string },
  { variables = {}, event = {} }: RuleTest,
) {
  const known = {
    ...Object.fromEntries(Object.entries(event).map(([name, one]) => [`trigger.${name}`, one])),
    ...variables,
  };
  if (!Object.hasOwn(known, condition.variable)) return undefined;
  return compareVariable({ ...condition, variable: 'value' }, { value: known[condition.variable] });
}

function sampleOf({ field, arguments: narrowed }: FlowCondition, { project = {}, answers = {} }: RuleTest): unknown {
  const [edge] = Array.isArray(narrowed) ? narrowed : [];
  if (typeof edge === 'string' && Object.hasOwn(answers, edge)) return answers[edge];
  return project[String(field)] ?? null;
}

function branchesOf(planned: readonly PlannedAction[]): Actual['branches'] {
  return Object.fromEntries(planned.flatMap(({ path, branch }) => (branch ? [[path, branch] as const] : [])));
}

function differencesOf({ fires, actions, branches = {} }: RuleTest['expect'], actual: Actual): readonly string[] {
  if (fires !== actual.fires) {
    return [fires ? `Expected to fire. ${actual.reason ?? ''}`.trim() : 'Expected not to fire, but it would.'];
  }
  const planned = actual.actions.join(', ') || 'none';
  const hasOthers = actions && actions.join() !== actual.actions.join();
  return [
    ...(hasOthers ? [`Expected the actions ${actions.join(', ') || 'none'}; actual: ${planned}.`] : []),
    ...Object.entries(branches).flatMap(([path, branch]) => {
      const taken = actual.branches[path] ?? 'not reached';
      return taken === branch ? [] : [`Expected the branch ${branch} at ${path}; actual: ${taken}.`];
    }),
  ];
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
