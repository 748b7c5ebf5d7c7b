import { type AppError, isAppError } from '@trackway/errors';
import type { Caller, Clock } from '@trackway/runtime';
import { type RuleAction, scopeOfAction } from '../../actions/action';
import { type ActionCall, type ActionPerformers, performerOf } from '../../actions/action-performer';
import { type FetchGrants, withOwnerScopes } from '../../shared/owner-scopes';
import { delayAfter, isRetryable } from '../../shared/queues/retries';
import type { Rule } from '../rules/rule';
import { readScopesOf } from '../rules/rule-scopes';
import type { TriggerEvent } from '../triggers/trigger-event';
import type { FinishedStatus, Run, RunStep } from './run';

interface Deps {
  readonly fetchGrants: FetchGrants;
  readonly performers: ActionPerformers;
  readonly clock: Clock;
}

interface ActionContext {
  readonly actor: Caller;
  readonly rule: Rule;
  readonly trigger: TriggerEvent;
  readonly run: Run;
}

/**
 * Executes one action of a run. Returns a failed step if the action is rejected, or after the last attempt.
 * @throws AppError if the action should be retried.
 */
export async function executeAction(
  deps: Deps,
  { actor, rule, trigger, run }: ActionContext,
  action: RuleAction,
  key: string,
): Promise<RunStep> {
  const startedAt = deps.clock();
  const step = (status: FinishedStatus, detail: string, error: string | null) => {
    const durationMs = deps.clock().getTime() - startedAt.getTime();
    return { action: action.type, status, startedAt, durationMs, detail, error };
  };
  try {
    const scopes = [scopeOfAction[action.type], ...readScopesOf(rule)];
    const caller = await withOwnerScopes(deps.fetchGrants, actor, rule.owner, ...scopes);
    const about = { ruleId: rule.id, ruleName: rule.name, trigger: trigger.type, detail: trigger.detail };
    const call: ActionCall = { caller, projectId: run.projectId, key, about };
    const { status, detail } = await performerOf(deps.performers, action).perform(action, call);
    return step(status, detail, null);
  } catch (error) {
    if (!isAppError(error) || retryDelay(error, run) !== undefined) throw error;
    return step('failed', '', error.message);
  }
}

/** Undefined if the error is permanent or this was the last attempt. A conflict with a concurrent change is retried. */
export function retryDelay(error: AppError, { attempt }: Run): number | undefined {
  return error.kind === 'conflict' || isRetryable(error) ? delayAfter(error, attempt) : undefined;
}
