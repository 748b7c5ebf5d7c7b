import { AppError } from '@trackway/errors';
import type { RuleTestResult } from '../definition/rule-test';
import type { Rule } from './rule';

/** Evaluates the test cases of a rule. */
export type RunRuleTests = (
  rule: Pick<Rule, 'trigger' | 'conditions' | 'actions' | 'funnelId' | 'stepId' | 'tests'>,
) => readonly RuleTestResult[];

/** @throws AppError 422 `rule_tests_failed` with the differences of each failing test case. */
export function requirePassingTests(results: readonly RuleTestResult[]): void {
  const failed = [...results.entries()].filter(([, { passed }]) => !passed);
  if (failed.length === 0) return;
  const names = failed.map(([, { name }]) => name).join(', ');
  const message = `Test cases of the rule fail: ${names}. Change the rule or the cases, or save it with skip_tests.`;
  const validation = Object.fromEntries(failed.map(([index, { differences }]) => [`tests.${index}`, differences]));
  throw new AppError('invalid', 'rule_tests_failed', message, {
    validation,
    extra: { tests: failed.map(([, result]) => result) },
  });
}
