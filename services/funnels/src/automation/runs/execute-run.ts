import { isAppError } from '@trackway/errors';
import { HostLimitError } from '@trackway/outbound';
import { type Caller, type Clock, type NewId, runInContext } from '@trackway/runtime';
import type { ActionPerformers } from '../../actions/action-performer';
import { type FetchGrants, withOwnerScopes } from '../../shared/owner-scopes';
import type { UnitOfWork } from '../../unit-of-work';
import { recordOutcome } from '../../webhooks/deliveries/record-outcome';
import type { EvaluateConditions } from '../rules/conditions';
import type { Rule } from '../rules/rule';
import { actorOf } from '../rules/rule-actor';
import { readScopesOf } from '../rules/rule-scopes';
import type { Readings } from '../triggers/readings';
import type { TriggerEvent } from '../triggers/trigger-event';
import { evaluateRun } from './evaluate-rule';
import { executeAction, retryDelay } from './execute-action';
import { loadRunState, type NextPhase } from './resume-run';
import type { FinishedStatus, Run, RunStep, Skipped } from './run';
import { runFinished } from './run-events';

export interface ExecuteRunDeps {
  readonly unitOfWork: UnitOfWork;
  readonly fetchGrants: FetchGrants;
  readonly evaluateConditions: EvaluateConditions;
  readonly performers: ActionPerformers;
  readonly newId: NewId;
  readonly clock: Clock;
}

/** Result of one execution attempt. `lease_lost` means that another worker continues the run. */
export type ExecutionResult = 'finished' | 'lease_lost' | { readonly retryInMs: number };

interface RunContext {
  readonly actor: Caller;
  readonly rule: Rule;
  readonly trigger: TriggerEvent;
  readonly run: Run;
  readonly holdsLease: () => Promise<boolean>;
}

/**
 * Executes a run from the first action that is not recorded yet.
 * Every action has an idempotency key (`<run id>:<index>`), so resuming after a crash repeats no effect.
 */
export function makeExecuteRun(deps: ExecuteRunDeps) {
  return async (frameId: string, run: Run, holdsLease: () => Promise<boolean>): Promise<ExecutionResult> => {
    const { rule, trigger, nextPhase } = await deps.unitOfWork.run(frameId, (stores) =>
      loadRunState(stores, frameId, run, deps.clock()),
    );
    const context = { actor: actorOf(frameId, rule), rule, trigger, run, holdsLease };
    const { id, correlationId, depth } = run;
    const cause = { requestId: id, correlationId, causationId: id, depth, caller: context.actor };
    return await runInContext(cause, () => execute(deps, context, nextPhase));
  };
}

async function execute(deps: ExecuteRunDeps, context: RunContext, nextPhase: NextPhase): Promise<ExecutionResult> {
  const { run, actor } = context;
  try {
    if (nextPhase.phase === 'skip') {
      return await finish(deps, context, { status: 'skipped', skipped: nextPhase.skipped });
    }
    if (nextPhase.phase === 'evaluate') {
      // The log of a run shows the values that its conditions read.
      await withOwnerScopes(deps.fetchGrants, actor, context.rule.owner, ...readScopesOf(context.rule));
      const { skipped, readings } = await evaluateRun(deps, actor, { ...context, projectId: nextPhase.projectId });
      if (skipped) return await finish(deps, context, { status: 'skipped', skipped, readings });
      await begin(deps, context, readings);
    }
    return await executeActions(deps, context);
  } catch (error) {
    // Not a failed attempt: the call was not made.
    if (error instanceof HostLimitError) return { retryInMs: error.waitMs };
    if (!isAppError(error)) throw error;
    const retryInMs = retryDelay(error, run);
    if (retryInMs === undefined) return await finish(deps, context, { status: 'failed', error: error.message });
    await deps.unitOfWork.run(actor.frameId, ({ runs }) =>
      runs.postpone(actor.frameId, run.id, run.attempt + 1, error.message),
    );
    return { retryInMs };
  }
}

/** Stores the values that conditions read, because simulations of other rules use them. */
async function begin(
  { unitOfWork, clock }: ExecuteRunDeps,
  { actor, run, trigger }: RunContext,
  readings: Readings | undefined,
) {
  const { frameId } = actor;
  await unitOfWork.run(frameId, async ({ runs, triggers }) => {
    if (readings) await triggers.addReadings(frameId, trigger.id, readings);
    await runs.begin(frameId, run.id, clock());
  });
}

/** Records each action before the next one starts. The last action is recorded in the same transaction as the result. */
async function executeActions(deps: ExecuteRunDeps, context: RunContext): Promise<ExecutionResult> {
  const { run, actor } = context;
  const { frameId } = actor;
  const last = run.actions.length - 1;
  for (const [index, action] of run.actions.entries()) {
    if (index < run.steps.length) continue;
    if (!(await context.holdsLease())) return 'lease_lost';
    const step = await executeAction(deps, context, action, `${run.id}:${index}`);
    if (step.error !== null) return await finish(deps, context, { status: 'failed', error: step.error, step });
    if (index === last) return await finish(deps, context, { status: 'succeeded', step });
    const isRecorded = await deps.unitOfWork.run(frameId, ({ runs }) => runs.addStep(frameId, run.id, index, step));
    if (!isRecorded) return 'lease_lost';
  }
  return await finish(deps, context, { status: 'succeeded' });
}

interface RunEnd {
  readonly status: FinishedStatus;
  readonly error?: string;
  readonly skipped?: Skipped;
  readonly step?: RunStep;
  readonly readings?: Readings | undefined;
}

async function finish(
  deps: ExecuteRunDeps,
  { actor, rule, run, trigger }: RunContext,
  { readings, ...end }: RunEnd,
): Promise<'finished'> {
  const { frameId } = actor;
  const at = deps.clock();
  await deps.unitOfWork.run(frameId, async (stores) => {
    if (readings) await stores.triggers.addReadings(frameId, trigger.id, readings);
    // False if another worker has finished the run.
    if (!(await stores.runs.finish(frameId, run.id, { ...end, at }))) return;
    const { status, error } = end;
    if (status === 'skipped') return;
    const outcome = runFinished(actor, rule, run, trigger, { status, at, ...(error ? { error } : {}) });
    await recordOutcome(stores, outcome, deps);
    // Last, because it locks the counts of the rule until the commit.
    await stores.rules.addToCounts(frameId, rule.id, { failed: status === 'failed', at });
  });
  return 'finished';
}
