import { type AppError, isAppError } from '@trackway/errors';
import type { Caller, Clock } from '@trackway/runtime';
import { type RuleAction, scopeOf } from '../../actions/action';
import { type ActionCall, type ActionPerformers, performerOf } from '../../actions/action-performer';
import { type AskGrants, withOwnersScopes } from '../../shared/owner-scopes';
import { mayMend, waitAfter } from '../../shared/queues/retries';
import type { Rule } from '../rules/rule';
import { readScopesOf } from '../rules/rule-scopes';
import type { TriggerFact } from '../triggers/trigger-event';
import type { EndedStatus, Run, RunStep } from './run';

interface Deps {
  readonly askGrants: AskGrants;
  readonly performers: ActionPerformers;
  readonly clock: Clock;
}

interface Acting {
  readonly actor: Caller;
  readonly rule: Rule;
  readonly fact: TriggerFact;
  readonly run: Run;
}

/**
 * Does one action of a run. What is refused, or was tried often enough, is a failed step.
 * @throws AppError for what is to be tried again.
 */
export async function doAction(
  deps: Deps,
  { actor, rule, fact, run }: Acting,
  action: RuleAction,
  key: string,
): Promise<RunStep> {
  const startedAt = deps.clock();
  const step = (status: EndedStatus, detail: string, error: string | null) => {
    const durationMs = deps.clock().getTime() - startedAt.getTime();
    return { action: action.type, status, startedAt, durationMs, detail, error };
  };
  try {
    const caller = await withOwnersScopes(
      deps.askGrants,
      actor,
      rule.owner,
      scopeOf[action.type],
      ...readScopesOf(rule),
    );
    const about = { ruleId: rule.id, ruleName: rule.name, trigger: fact.type, detail: fact.detail };
    const call: ActionCall = { caller, projectId: run.projectId, key, about };
    const { status, detail } = await performerOf(deps.performers, action).perform(action, call);
    return step(status, detail, null);
  } catch (error) {
    if (!isAppError(error) || waitBefore(error, run) !== undefined) throw error;
    return step('failed', '', error.message);
  }
}

/** Undefined where there is no sense in another try, or no try left. A race that another has won is tried again too. */
export function waitBefore(error: AppError, { attempt }: Run): number | undefined {
  return error.kind === 'conflict' || mayMend(error) ? waitAfter(attempt) : undefined;
}
