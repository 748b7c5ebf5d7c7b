import { isAppError } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import { scopeOfAction } from '../../actions/action';
import { type ActionPerformers, type ActionPreview, performerOf } from '../../actions/action-performer';
import { type FetchGrants, withOwnerScopes } from '../../shared/owner-scopes';
import { describeBranch, describeLoop, describeWait } from '../definition/describe-flow';
import { type AnyAction, comparesVariable } from '../definition/flow-action';
import { type PlannedAction, type PlannedBranch, planActions } from '../definition/plan-actions';
import { type ConditionResult, combineResults, type EvaluateConditions } from '../rules/conditions';
import type { Rule } from '../rules/rule';

export interface PreviewDeps {
  readonly evaluateConditions: EvaluateConditions;
  readonly fetchGrants: FetchGrants;
  readonly performers: ActionPerformers;
}

export interface PlannedPreview extends ActionPreview {
  readonly path: string;
  readonly action: AnyAction['type'];
  readonly branch: PlannedBranch | null;
}

/** What each action would do on a project now, and which branches a run would take. */
export async function previewActions(
  deps: PreviewDeps,
  actor: Caller,
  rule: Rule,
  projectId: string,
): Promise<readonly PlannedPreview[]> {
  const results = await evaluateAll(deps, actor, rule, projectId);
  const planned = planActions(rule.actions, ({ conditions }, { inLoop, afterWait }) => {
    if (inLoop || afterWait || conditions.some(comparesVariable)) return 'unknown';
    const seen = conditions.map((condition) => results.get(keyOf(condition)) ?? { matches: false, seen: null });
    return combineResults(conditions, seen) ? 'then' : 'else';
  });
  return await Promise.all(
    planned.map(async (one) => {
      const { path, action, branch = null } = one;
      return { path, action: action.type, branch, ...(await previewOne(deps, { actor, rule, projectId }, one)) };
    }),
  );
}

/** The conditions of all branches in one call. */
async function evaluateAll(
  { evaluateConditions }: PreviewDeps,
  actor: Caller,
  { actions }: Rule,
  projectId: string,
): Promise<ReadonlyMap<string, ConditionResult>> {
  const all = conditionsOf(actions).filter((condition) => !comparesVariable(condition));
  const distinct = [...new Map(all.map((condition) => [keyOf(condition), withoutConnective(condition)]))];
  const results = new Map<string, ConditionResult>();
  for (let start = 0; start < distinct.length; start += MAX_CONDITIONS_PER_CALL) {
    const batch = distinct.slice(start, start + MAX_CONDITIONS_PER_CALL);
    const conditions = batch.map(([, condition]) => condition);
    const found = await evaluateConditions({ ...actor, scopes: ['projects:read'] }, projectId, conditions);
    for (const [index, [key]] of batch.entries()) {
      const result = found?.conditions[index];
      if (result) results.set(key, result);
    }
  }
  return results;
}

/** Limit of the projects service for one call. */
const MAX_CONDITIONS_PER_CALL = 50;

type Conditions = Extract<AnyAction, { type: 'if' }>['conditions'];

/** Of each `if` outside of loops. */
function conditionsOf(actions: readonly AnyAction[]): Conditions {
  return actions.flatMap((action) =>
    action.type === 'if'
      ? [...action.conditions, ...conditionsOf(action.then), ...conditionsOf(action.else ?? [])]
      : [],
  );
}

function withoutConnective({ logical_operator: _, ...condition }: Conditions[number]): Conditions[number] {
  return condition;
}

function keyOf(condition: Conditions[number]): string {
  return JSON.stringify(withoutConnective(condition));
}

async function previewOne(
  { fetchGrants, performers }: PreviewDeps,
  { actor, rule, projectId }: { actor: Caller; rule: Rule; projectId: string },
  { action, inLoop, branch = 'unknown' }: PlannedAction,
): Promise<ActionPreview> {
  if (action.type === 'wait') return { possible: true, detail: describeWait(action) };
  if (action.type === 'if') return { possible: true, detail: describeBranch(branch) };
  if (action.type === 'for_each') return { possible: true, detail: describeLoop(action) };
  if (inLoop) return { possible: true, detail: `${action.type} would be executed on each of them.` };
  try {
    const about = { ruleId: rule.id, ruleName: rule.name, trigger: rule.trigger.type, detail: {} };
    const caller = await withOwnerScopes(fetchGrants, actor, rule.owner, scopeOfAction[action.type]);
    return await performerOf(performers, action).preview(action, { caller, projectId, key: '', about });
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { possible: false, detail: error.message };
  }
}
