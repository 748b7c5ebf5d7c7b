import type { AnyAction, ForEachAction, IfAction } from '../definition/flow-action';
import { attemptStep, type Performed } from './attempt-step';
import { evaluateBranch } from './evaluate-branch';
import { executeAction } from './execute-action';
import { findItems } from './find-items';
import type { FlowScope } from './flow-scope';
import type { RunStep, Waiting } from './run';
import type { RunActionsDeps, RunContext } from './run-context';
import { StepLog } from './step-log';
import { waitFor } from './wait-for';

/** Why a run does not execute further actions now. */
type Stop =
  | { readonly stop: 'failed'; readonly step: RunStep }
  | { readonly stop: 'waiting'; readonly waiting: Waiting }
  | { readonly stop: 'lease_lost' };

export type ActionsResult = Stop | { readonly stop: 'completed'; readonly step: RunStep | undefined };

const LEASE_LOST: Stop = { stop: 'lease_lost' };

/**
 * Executes the actions of a run from the first one that is not recorded. Every action has a path, which is also its
 * idempotency key (`<run id>:<path>`), so resuming repeats no effect and takes the same branches and items.
 */
export async function runActions(deps: RunActionsDeps, context: RunContext): Promise<ActionsResult> {
  const log = new StepLog(deps, context);
  const { actions, projectId } = context.run;
  const stopped = await runList(actions, '', { projectId, outputs: {} });
  return stopped ?? { stop: 'completed', step: log.last };

  async function runList(list: readonly AnyAction[], prefix: string, before: FlowScope): Promise<Stop | undefined> {
    let scope = before;
    for (const [index, action] of list.entries()) {
      const path = `${prefix}${index}`;
      const step = log.find(path) ?? (await performNext(action, path, scope));
      if ('stop' in step) return step;
      const stop = await runInner(action, path, step, scope);
      if (stop) return stop;
      const { outputs } = step;
      if (action.name && outputs) scope = { ...scope, outputs: { ...scope.outputs, [action.name]: outputs } };
    }
    return undefined;
  }

  /** The actions that a recorded decision leads to. */
  async function runInner(action: AnyAction, path: string, { result }: RunStep, scope: FlowScope) {
    if (action.type === 'if') {
      const branch = result?.branch ?? 'else';
      return await runList(action[branch] ?? [], `${path}.${branch}.`, scope);
    }
    return action.type === 'for_each' ? await runItems(action, path, result?.items ?? [], scope) : undefined;
  }

  async function runItems(action: ForEachAction, path: string, items: readonly string[], scope: FlowScope) {
    for (const [index, projectId] of items.entries()) {
      const item = { name: action.name, number: index + 1 };
      const stop = await runList(action.actions, `${path}[${projectId}].actions.`, { ...scope, projectId, item });
      if (stop) return stop;
    }
    return undefined;
  }

  async function performNext(action: AnyAction, path: string, scope: FlowScope): Promise<RunStep | Stop> {
    if (!(await log.save()) || !(await context.holdsLease())) return LEASE_LOST;
    const step = await perform(action, path, scope);
    if ('waiting' in step) return { stop: 'waiting', waiting: step.waiting };
    if (step.status === 'failed') return { stop: 'failed', step };
    log.add(step);
    return step;
  }

  async function perform(action: AnyAction, path: string, scope: FlowScope): Promise<RunStep | { waiting: Waiting }> {
    switch (action.type) {
      case 'wait':
        return await performWait(action, path);
      case 'if':
      case 'for_each':
        return await attemptStep(deps, context, { action, path }, () => decide(action, scope));
      default:
        return await executeAction(deps, context, { action, path, scope });
    }
  }

  function decide(action: IfAction | ForEachAction, scope: FlowScope): Promise<Performed> {
    return action.type === 'if'
      ? evaluateBranch(deps, context, action, scope)
      : findItems(deps, context, action, scope);
  }

  async function performWait(action: Extract<AnyAction, { type: 'wait' }>, path: string) {
    let waiting: Waiting | undefined;
    const step = await attemptStep(deps, context, { action, path }, async () => {
      const result = await waitFor(deps, context, { action, path });
      if ('ended' in result) return result.ended;
      waiting = result.waiting;
      return { status: 'succeeded', detail: '' };
    });
    return waiting ? { waiting } : step;
  }
}
