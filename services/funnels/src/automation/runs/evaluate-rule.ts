import type { Caller } from '@trackway/runtime';
import type { Stores } from '../../unit-of-work';
import type { ConditionResult, ConditionResults, EvaluateConditions } from '../rules/conditions';
import type { Rule } from '../rules/rule';
import { type Readings, readingsOf } from '../triggers/readings';
import type { TriggerEvent } from '../triggers/trigger-event';
import type { Skipped } from './run';

interface Deps {
  readonly evaluateConditions: EvaluateConditions;
}

/** Conditions are evaluated with this scope whatever the owner's scopes are, because a rule has to decide in any case. */
const READ_SCOPES = ['projects:read'];

export interface RuleEvaluation {
  /** Undefined if the rule may act. */
  readonly skipped: Skipped | undefined;
  readonly readings?: Readings | undefined;
}

/** Evaluates the conditions of a rule for one run. */
export async function evaluateRun(
  deps: Deps,
  actor: Caller,
  run: { rule: Rule; trigger: Pick<TriggerEvent, 'consistencyToken'>; projectId: string },
): Promise<RuleEvaluation> {
  const { rule, trigger, projectId } = run;
  const results = await evaluateRuleConditions(deps, actor, rule, projectId, trigger.consistencyToken);
  return { skipped: skipReasonOf(rule, results), readings: readingsOf(rule.conditions, results?.conditions ?? []) };
}

/** Returns why a rule must not act, independent of its conditions. */
export async function findSkipReason(
  { projectFacts }: Pick<Stores, 'projectFacts'>,
  frameId: string,
  rule: Rule,
  projectId: string | null,
): Promise<Skipped | undefined> {
  if (rule.deletedAt) return { reason: 'rule_deleted', detail: 'The rule was deleted before it could run.' };
  if (!rule.active) return { reason: 'rule_inactive', detail: 'The rule was deactivated before it could run.' };
  if (!projectId) return undefined;
  const project = await projectFacts.find(frameId, projectId);
  return project?.deleted || project?.mergedId ? PROJECT_GONE : undefined;
}

/** Returns undefined if the frame lacks the project. */
export function evaluateRuleConditions(
  { evaluateConditions }: Deps,
  actor: Caller,
  { conditions }: Rule,
  projectId: string,
  consistencyToken?: string,
): Promise<ConditionResults | undefined> {
  return evaluateConditions({ ...actor, scopes: READ_SCOPES }, projectId, conditions, consistencyToken);
}

/** Returns undefined if the conditions are met. */
export function skipReasonOf(rule: Rule, results: ConditionResults | undefined): Skipped | undefined {
  if (!results) return PROJECT_GONE;
  return results.matches ? undefined : firstFalse(rule, results.conditions);
}

/** The first condition that is false, with the value that it read. */
export function firstFalse({ conditions }: Pick<Rule, 'conditions'>, results: readonly ConditionResult[]): Skipped {
  const index = Math.max(
    0,
    results.findIndex(({ matches }) => !matches),
  );
  const condition = conditions[index] ?? {};
  const seen = results[index]?.seen ?? null;
  const detail = `The condition on ${String(condition['field'])} was false: the value was ${JSON.stringify(seen)}.`;
  return { reason: 'condition_false', detail, condition, seen };
}

const PROJECT_GONE: Skipped = {
  reason: 'project_gone',
  detail: 'The project was deleted, or merged into another one.',
};
