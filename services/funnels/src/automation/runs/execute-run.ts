import { isAppError } from '@trackway/errors';
import { HostLimitError } from '@trackway/outbound';
import { type NewId, runInContext } from '@trackway/runtime';
import { withOwnerScopes } from '../../shared/owner-scopes';
import type { Stores } from '../../unit-of-work';
import { recordOutcome } from '../../webhooks/deliveries/record-outcome';
import { actorOf } from '../rules/rule-actor';
import { readScopesOf } from '../rules/rule-scopes';
import type { Readings } from '../triggers/readings';
import { retryDelay } from './attempt-step';
import { evaluateRun } from './evaluate-rule';
import { dueTimeOf } from './missed-events';
import { loadRunState, type NextPhase } from './resume-run';
import type { FinishedStatus, Run, RunStep, Skipped, Waiting } from './run';
import { runActions } from './run-actions';
import type { RunActionsDeps, RunContext } from './run-context';
import { runFinished } from './run-events';

export interface ExecuteRunDeps extends RunActionsDeps {
  readonly newId: NewId;
}

/** Result of one execution attempt. `lease_lost` means that another worker continues the run, `suspended` that it waits. */
export type ExecutionResult = 'finished' | 'suspended' | 'lease_lost' | { readonly retryInMs: number };

/**
 * Executes a run from the first action that is not recorded yet, until it ends or waits.
 */
export function makeExecuteRun(deps: ExecuteRunDeps) {
  return async (frameId: string, run: Run, holdsLease: () => Promise<boolean>): Promise<ExecutionResult> => {
    const { rule, trigger, nextPhase } = await deps.unitOfWork.run(frameId, (stores) =>
      loadRunState(stores, frameId, run, deps.clock()),
    );
    const { id, correlationId, depth, attempt } = run;
    const context = { actor: actorOf(frameId, rule), rule, trigger, run, attempt, holdsLease };
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
    if (nextPhase.phase === 'cancel') {
      return await finish(deps, context, { status: 'cancelled', error: nextPhase.reason });
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
    const retryInMs = retryDelay(error, context);
    if (retryInMs === undefined) return await finish(deps, context, { status: 'failed', error: error.message });
    await deps.unitOfWork.run(actor.frameId, ({ runs }) =>
      runs.postpone(actor.frameId, run.id, context.attempt + 1, error.message),
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

async function executeActions(deps: ExecuteRunDeps, context: RunContext): Promise<ExecutionResult> {
  const result = await runActions(deps, context);
  switch (result.stop) {
    case 'completed':
      return await finish(deps, context, { status: 'succeeded', ...(result.step ? { step: result.step } : {}) });
    case 'failed':
      return await finish(deps, context, { status: 'failed', error: result.step.error ?? '', step: result.step });
    case 'waiting':
      return await suspend(deps, context, result.waiting);
    case 'lease_lost':
      return 'lease_lost';
  }
}

/** The run keeps neither its lease nor a connection. Its partition continues with other runs. */
async function suspend(
  { unitOfWork }: ExecuteRunDeps,
  { actor: { frameId }, run }: RunContext,
  waiting: Waiting,
): Promise<ExecutionResult> {
  const isSuspended = await unitOfWork.run(frameId, ({ runs }) =>
    runs.suspend(frameId, run, waiting, dueTimeOf(waiting)),
  );
  return isSuspended ? 'suspended' : 'lease_lost';
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
    if (status !== 'cancelled') await recordEnd(stores, status, error);
    // Last, because it locks the counts of the rule until the commit.
    await stores.rules.addToCounts(frameId, rule.id, { failed: status === 'failed', at });
  });
  return 'finished';

  async function recordEnd(stores: Stores, status: 'succeeded' | 'failed', error: string | undefined) {
    const outcome = runFinished(actor, rule, run, trigger, { status, at, ...(error ? { error } : {}) });
    await recordOutcome(stores, outcome, deps);
  }
}
