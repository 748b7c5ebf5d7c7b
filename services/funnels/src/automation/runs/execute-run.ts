import { isAppError } from '@trackway/errors';
import { HostLimitError } from '@trackway/outbound';
import { type Caller, type Clock, type NewId, runInContext } from '@trackway/runtime';
import type { ActionPerformers } from '../../actions/action-performer';
import { type AskGrants, withOwnersScopes } from '../../shared/owner-scopes';
import type { UnitOfWork } from '../../unit-of-work';
import { announceWork } from '../../webhooks/deliveries/record-outcome';
import type { EvaluateConditions } from '../rules/conditions';
import type { Rule } from '../rules/rule';
import { actorOf } from '../rules/rule-actor';
import { readScopesOf } from '../rules/rule-scopes';
import type { Readings } from '../triggers/readings';
import type { TriggerFact } from '../triggers/trigger-event';
import { judgeRun } from './evaluate-rule';
import { doAction, waitBefore } from './execute-action';
import { type TakenUp, takeUpRun } from './resume-run';
import type { EndedStatus, Run, RunStep, Skipped } from './run';
import { runEnded } from './run-events';

export interface RunRuleDeps {
  readonly unitOfWork: UnitOfWork;
  readonly askGrants: AskGrants;
  readonly evaluateConditions: EvaluateConditions;
  readonly performers: ActionPerformers;
  readonly newId: NewId;
  readonly clock: Clock;
}

/** What a run came to: it is over, is to be tried again after a while, or somebody else goes on with it. */
export type RunOutcome = 'over' | 'taken_over' | { readonly waitMs: number };

interface Work {
  readonly actor: Caller;
  readonly rule: Rule;
  readonly fact: TriggerFact;
  readonly run: Run;
  /** False where another worker has taken over meanwhile. */
  readonly stillMine: () => Promise<boolean>;
}

/**
 * Goes on with a run where it was left. Whoever acts on an action knows it by its key: a run that was broken off anywhere,
 * also between an effect and its line in the log, does nothing twice.
 */
export function makeRunRule(deps: RunRuleDeps) {
  return async (frameId: string, run: Run, stillMine: Work['stillMine']): Promise<RunOutcome> => {
    const { rule, fact, goesOn } = await deps.unitOfWork.run(frameId, (stores) =>
      takeUpRun(stores, frameId, run, deps.clock()),
    );
    const work = { actor: actorOf(frameId, rule), rule, fact, run, stillMine };
    const { correlationId, depth } = run;
    const cause = { requestId: run.id, correlationId, causationId: run.id, depth, caller: work.actor };
    return await runInContext(cause, () => goOn(deps, work, goesOn));
  };
}

async function goOn(deps: RunRuleDeps, work: Work, goesOn: TakenUp['goesOn']): Promise<RunOutcome> {
  const { run, actor } = work;
  try {
    if (goesOn.how === 'skip') return await finish(deps, work, { status: 'skipped', skipped: goesOn.skipped });
    if (goesOn.how === 'judge') {
      // The log of a run shows what its conditions read.
      await withOwnersScopes(deps.askGrants, actor, work.rule.owner, ...readScopesOf(work.rule));
      const { skipped, readings } = await judgeRun(deps, actor, { ...work, projectId: goesOn.projectId });
      if (skipped) return await finish(deps, work, { status: 'skipped', skipped, readings });
      await begin(deps, work, readings);
    }
    return await actInTurn(deps, work);
  } catch (error) {
    // No failed attempt: the call was not made.
    if (error instanceof HostLimitError) return { waitMs: error.waitMs };
    if (!isAppError(error)) throw error;
    const waitMs = waitBefore(error, run);
    if (waitMs === undefined) return await finish(deps, work, { status: 'failed', error: error.message });
    await deps.unitOfWork.run(actor.frameId, ({ runs }) =>
      runs.postpone(actor.frameId, run.id, run.attempt + 1, error.message),
    );
    return { waitMs };
  }
}

/** What conditions read is kept, so that other rules can be tried on what happened. */
async function begin({ unitOfWork, clock }: RunRuleDeps, { actor, run, fact }: Work, readings: Readings | undefined) {
  const { frameId } = actor;
  await unitOfWork.run(frameId, async ({ runs, triggers }) => {
    if (readings) await triggers.remember(frameId, fact.id, readings);
    await runs.begin(frameId, run.id, clock());
  });
}

/** Each action is noted before the next one, the last one together with the end. */
async function actInTurn(deps: RunRuleDeps, work: Work): Promise<RunOutcome> {
  const { run, actor } = work;
  const last = run.actions.length - 1;
  for (const [index, action] of run.actions.entries()) {
    if (index < run.steps.length) continue;
    if (!(await work.stillMine())) return 'taken_over';
    const step = await doAction(deps, work, action, `${run.id}:${index}`);
    if (step.error !== null) return await finish(deps, work, { status: 'failed', error: step.error, step });
    if (index === last) return await finish(deps, work, { status: 'succeeded', step });
    const { frameId } = actor;
    const isRecorded = await deps.unitOfWork.run(frameId, ({ runs }) => runs.addStep(frameId, run.id, index, step));
    if (!isRecorded) return 'taken_over';
  }
  return await finish(deps, work, { status: 'succeeded' });
}

interface End {
  readonly status: EndedStatus;
  readonly error?: string;
  readonly skipped?: Skipped;
  readonly step?: RunStep;
  readonly readings?: Readings | undefined;
}

async function finish(deps: RunRuleDeps, { actor, rule, run, fact }: Work, { readings, ...end }: End): Promise<'over'> {
  const { frameId } = actor;
  const at = deps.clock();
  await deps.unitOfWork.run(frameId, async (stores) => {
    if (readings) await stores.triggers.remember(frameId, fact.id, readings);
    // Another worker may have taken over and finished it.
    if (!(await stores.runs.finish(frameId, run.id, { ...end, at }))) return;
    const { status, error } = end;
    if (status === 'skipped') return;
    await announceWork(stores, runEnded(actor, rule, run, fact, { status, at, ...(error ? { error } : {}) }), deps);
    // Last: runs of one rule wait for each other from here to the commit.
    await stores.rules.count(frameId, rule.id, { failed: status === 'failed', at });
  });
  return 'over';
}
