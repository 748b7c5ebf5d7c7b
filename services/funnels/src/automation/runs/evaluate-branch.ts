import { notFound } from '@trackway/errors';
import { withOwnerScopes } from '../../shared/owner-scopes';
import { compareVariable } from '../definition/compare-variable';
import { type Branch, comparesVariable, type FlowCondition, type IfAction } from '../definition/flow-action';
import type { Values } from '../definition/template-text';
import { type ConditionResult, combineResults } from '../rules/conditions';
import { readScopesOf } from '../rules/rule-scopes';
import { readingsOf } from '../triggers/readings';
import type { Performed } from './attempt-step';
import { type FlowScope, valuesFor } from './flow-scope';
import type { RunActionsDeps, RunContext } from './run-context';

const READ_SCOPES = ['projects:read'];

/** Chooses the branch of an `if`. The values that it reads of the run's project are stored for simulations. */
export async function evaluateBranch(
  deps: RunActionsDeps,
  context: RunContext,
  action: IfAction,
  scope: FlowScope,
): Promise<Performed> {
  const { actor, rule, trigger, run } = context;
  await withOwnerScopes(deps.fetchGrants, actor, rule.owner, ...readScopesOf(rule));
  const values = await valuesFor(action, scope, context, deps.fetchProject);
  const fields = action.conditions.filter((condition) => !comparesVariable(condition));
  const seen = await readFields(deps, context, fields, scope.projectId);
  if (run.projectId === scope.projectId && !run.steps.some(({ action: type }) => type === 'wait')) {
    const readings = readingsOf(fields, seen);
    if (readings) {
      await deps.unitOfWork.run(actor.frameId, ({ triggers }) =>
        triggers.addReadings(actor.frameId, trigger.id, readings),
      );
    }
  }
  const results = resultsOf(action.conditions, seen, values);
  const branch: Branch = combineResults(action.conditions, results) ? 'then' : 'else';
  const detail = branch === 'then' ? 'The conditions were met.' : explain(action.conditions, results);
  return { status: 'succeeded', detail, result: { branch }, outputs: { branch } };
}

async function readFields(
  { evaluateConditions }: RunActionsDeps,
  { actor, trigger }: RunContext,
  fields: readonly FlowCondition[],
  projectId: string | null,
): Promise<readonly ConditionResult[]> {
  if (fields.length === 0) return [];
  const each = fields.map(({ logical_operator: _, ...condition }) => condition);
  const reader = { ...actor, scopes: READ_SCOPES };
  const found = projectId ? await evaluateConditions(reader, projectId, each, trigger.consistencyToken) : undefined;
  if (!found) throw notFound('project');
  return found.conditions;
}

/** In the order of the conditions. */
export function resultsOf(
  conditions: readonly FlowCondition[],
  ofFields: readonly (ConditionResult | undefined)[],
  values: Values,
): readonly ConditionResult[] {
  const fields = [...ofFields];
  return conditions.map((condition) =>
    comparesVariable(condition)
      ? compareVariable(condition, values)
      : (fields.shift() ?? { matches: false, seen: null }),
  );
}

function explain(conditions: readonly FlowCondition[], results: readonly ConditionResult[]): string {
  const index = results.findIndex(({ matches }) => !matches);
  const condition = conditions[index];
  const subject = String(condition?.['variable'] ?? condition?.['field']);
  return `The condition on ${subject} was false: the value was ${JSON.stringify(results[index]?.seen ?? null)}.`;
}
