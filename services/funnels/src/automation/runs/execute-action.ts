import { type RuleAction, scopeOfAction } from '../../actions/action';
import { type ActionCall, performerOf } from '../../actions/action-performer';
import { withOwnerScopes } from '../../shared/owner-scopes';
import { renderAction } from '../definition/render-action';
import { readScopesOf } from '../rules/rule-scopes';
import { attemptStep } from './attempt-step';
import { type FlowScope, valuesFor } from './flow-scope';
import type { RunStep } from './run';
import type { RunActionsDeps, RunContext } from './run-context';

/**
 * Executes one action with an effect. Returns a failed step if the action is rejected, or after the last attempt.
 * @throws AppError if the action should be retried.
 */
export async function executeAction(
  deps: RunActionsDeps,
  context: RunContext,
  { action, path, scope }: { readonly action: RuleAction; readonly path: string; readonly scope: FlowScope },
): Promise<RunStep> {
  const { actor, rule, trigger, run } = context;
  return await attemptStep(deps, context, { action, path }, async () => {
    const scopes = [scopeOfAction[action.type], ...readScopesOf(rule)];
    const caller = await withOwnerScopes(deps.fetchGrants, actor, rule.owner, ...scopes);
    const rendered = renderAction(action, await valuesFor(action, scope, context, deps.fetchProject));
    const about = { ruleId: rule.id, ruleName: rule.name, trigger: trigger.type, detail: trigger.detail };
    const call: ActionCall = { caller, projectId: scope.projectId, key: `${run.id}:${path}`, about };
    return await performerOf(deps.performers, rendered).perform(rendered, call);
  });
}
