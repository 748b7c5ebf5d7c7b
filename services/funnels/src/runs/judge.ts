import type { Caller } from '@trackway/runtime';
import type { Rule } from '../rules/rule';
import type { TriggerFact } from '../triggers/trigger-fact';
import type { UnitOfWork } from '../unit-of-work';
import type { EvaluateConditions, Verdict } from './neighbours';
import type { Skipped } from './run';
import { firstFalse } from './verdict';

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly evaluateConditions: EvaluateConditions;
}

/** Conditions are read as whoever may read projects: a rule that may not read could never decide. */
const READING = ['projects:read'];

/** What speaks against acting now; undefined where nothing does. */
export async function reasonToSkip(
  deps: Deps,
  actor: Caller,
  {
    rule,
    fact,
    projectId,
  }: { rule: Rule; fact: Pick<TriggerFact, 'detail' | 'consistencyToken'>; projectId: string | null },
): Promise<Skipped | undefined> {
  if (rule.deletedAt) return { reason: 'rule_deleted', detail: 'The rule was deleted before it could run.' };
  if (!rule.active) return { reason: 'rule_inactive', detail: 'The rule was switched off before it could run.' };
  if (!projectId || fact.detail.event === 'project.deleted') return undefined;
  if (await isGone(deps, actor.frameId, projectId)) return GONE;
  if (rule.conditions.length === 0) return undefined;
  const verdict = await judge(deps, actor, rule, projectId, fact.consistencyToken);
  if (!verdict) return GONE;
  return verdict.matches ? undefined : firstFalse(rule, verdict.conditions);
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

const GONE: Skipped = { reason: 'project_gone', detail: 'The project was deleted, or merged into another one.' };

async function isGone({ unitOfWork }: Deps, frameId: string, projectId: string): Promise<boolean> {
  const facts = await unitOfWork.run(frameId, ({ facts: store }) => store.find(frameId, projectId));
  return facts !== undefined && (facts.deleted || facts.mergedId !== null);
}
