import type { Caller } from '@trackway/runtime';
import type { Stores } from '../../unit-of-work';
import type { EvaluateConditions, Seen, Verdict } from '../rules/conditions';
import type { Rule } from '../rules/rule';
import { type Readings, readingsOf } from '../triggers/readings';
import type { TriggerFact } from '../triggers/trigger-event';
import type { Skipped } from './run';

interface Deps {
  readonly evaluateConditions: EvaluateConditions;
}

/** Conditions are read as whoever may read projects: a rule that may not read could never decide. */
const READING = ['projects:read'];

export interface Judgement {
  /** What speaks against acting; undefined where nothing does. */
  readonly skipped: Skipped | undefined;
  readonly readings?: Readings | undefined;
}

/** Whether the conditions of a rule let it act now. */
export async function judgeRun(
  deps: Deps,
  actor: Caller,
  { rule, fact, projectId }: { rule: Rule; fact: Pick<TriggerFact, 'consistencyToken'>; projectId: string },
): Promise<Judgement> {
  const verdict = await judge(deps, actor, rule, projectId, fact.consistencyToken);
  return { skipped: falseIn(rule, verdict), readings: readingsOf(rule.conditions, verdict?.conditions ?? []) };
}

/** What speaks against acting whatever the conditions say. */
export async function speaksAgainst(
  { facts: store }: Pick<Stores, 'facts'>,
  frameId: string,
  rule: Rule,
  projectId: string | null,
): Promise<Skipped | undefined> {
  if (rule.deletedAt) return { reason: 'rule_deleted', detail: 'The rule was deleted before it could run.' };
  if (!rule.active) return { reason: 'rule_inactive', detail: 'The rule was switched off before it could run.' };
  if (!projectId) return undefined;
  const facts = await store.find(frameId, projectId);
  return facts?.deleted || facts?.mergedId ? GONE : undefined;
}

/** What projects says of the rule's conditions; undefined where the project is not there. */
export function judge(
  { evaluateConditions }: Deps,
  actor: Caller,
  { conditions }: Rule,
  projectId: string,
  consistencyToken?: string,
): Promise<Verdict | undefined> {
  return evaluateConditions({ ...actor, scopes: READING }, projectId, conditions, consistencyToken);
}

/** Which condition was false; undefined where they hold. */
export function falseIn(rule: Rule, verdict: Verdict | undefined): Skipped | undefined {
  if (!verdict) return GONE;
  return verdict.matches ? undefined : firstFalse(rule, verdict.conditions);
}

const GONE: Skipped = { reason: 'project_gone', detail: 'The project was deleted, or merged into another one.' };

/** Which condition was false, and what it saw. */
export function firstFalse({ conditions }: Pick<Rule, 'conditions'>, seen: readonly Seen[]): Skipped {
  const index = Math.max(
    0,
    seen.findIndex(({ matches }) => !matches),
  );
  const condition = conditions[index] ?? {};
  const saw = seen[index]?.seen ?? null;
  const detail = `The condition on ${String(condition['field'])} was false: it saw ${JSON.stringify(saw)}.`;
  return { reason: 'condition_false', detail, condition, seen: saw };
}
