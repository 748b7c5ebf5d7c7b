import { type AppError, isAppError } from '@trackway/errors';
import { type Caller, type Clock, type NewId, runInContext } from '@trackway/runtime';
import { type AskGrants, withOwnersScopes } from '../owners/owners-scopes';
import { type RuleAction, scopeOf } from '../rules/action';
import type { Rule } from '../rules/rule';
import type { Readings } from '../triggers/readings';
import type { TriggerFact } from '../triggers/trigger-fact';
import type { UnitOfWork } from '../unit-of-work';
import { announceWork } from '../webhooks/announce-work';
import { type ActionCall, type ActionPerformers, performerOf } from './action-performer';
import { actorOf } from './actor';
import { type Judgement, judgeRun } from './judge';
import type { EvaluateConditions } from './neighbours';
import { type EndedStatus, RETRY_DELAYS_MS, type Run, type Skipped } from './run';
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
    const { rule, fact } = await recall(deps, frameId, run);
    const work = { actor: actorOf(frameId, rule), rule, fact, run, stillMine };
    const { correlationId, depth } = run;
    const cause = { requestId: run.id, correlationId, causationId: run.id, depth, caller: work.actor };
    return await runInContext(cause, () => goOn(deps, work));
  };
}

async function recall({ unitOfWork }: RunRuleDeps, frameId: string, run: Run) {
  return await unitOfWork.run(frameId, async ({ rules, triggers }) => {
    const rule = await rules.find(frameId, run.ruleId);
    const fact = await triggers.find(frameId, run.triggerId);
    if (!rule || !fact) throw new Error(`The rule or the trigger of the run ${run.id} is gone.`);
    return { rule, fact };
  });
}

async function goOn(deps: RunRuleDeps, work: Work): Promise<RunOutcome> {
  const { run, actor } = work;
  try {
    // One that has begun goes to its end, whatever its own actions have changed since.
    const { skipped, readings } = run.steps.length > 0 ? GOES_ON : await judgeRun(deps, actor, { ...work, ...run });
    if (skipped) return await finish(deps, work, { status: 'skipped', skipped, readings });
    await begin(deps, work, readings);
    for (const [index, action] of run.actions.entries()) {
      if (index < run.steps.length) continue;
      if (!(await work.stillMine())) return 'taken_over';
      await act(deps, work, action, `${run.id}:${index}`);
    }
    return await finish(deps, work, { status: 'succeeded' });
  } catch (error) {
    if (!isAppError(error)) throw error;
    const waitMs = waitBefore(error, run);
    if (waitMs === undefined) return await finish(deps, work, { status: 'failed', error: error.message });
    await deps.unitOfWork.run(actor.frameId, ({ runs }) =>
      runs.postpone(actor.frameId, run.id, run.attempt + 1, error.message),
    );
    return { waitMs };
  }
}

const GOES_ON: Judgement = { skipped: undefined };

/** What conditions read is kept, so that other rules can be tried on what happened. */
async function begin({ unitOfWork, clock }: RunRuleDeps, { actor, run, fact }: Work, readings: Readings | undefined) {
  const { frameId } = actor;
  await unitOfWork.run(frameId, async ({ runs, triggers }) => {
    if (readings) await triggers.remember(frameId, fact.id, readings);
    await runs.begin(frameId, run.id, clock());
  });
}

async function act(
  deps: RunRuleDeps,
  { actor, rule, fact, run }: Work,
  action: RuleAction,
  key: string,
): Promise<void> {
  const { unitOfWork, performers, clock } = deps;
  const { frameId } = actor;
  const startedAt = clock();
  const log = (status: EndedStatus, detail: string, error: string | null) =>
    unitOfWork.run(frameId, ({ runs }) => {
      const durationMs = clock().getTime() - startedAt.getTime();
      return runs.addStep(frameId, run.id, { action: action.type, status, startedAt, durationMs, detail, error });
    });
  try {
    const caller = await withOwnersScopes(deps.askGrants, actor, rule.owner, scopeOf[action.type]);
    const about = { ruleId: rule.id, ruleName: rule.name, trigger: fact.type, detail: fact.detail };
    const call: ActionCall = { caller, projectId: run.projectId, key, about };
    const { status, detail } = await performerOf(performers, action).perform(action, call);
    await log(status, detail, null);
  } catch (error) {
    if (isAppError(error) && waitBefore(error, run) === undefined) await log('failed', '', error.message);
    throw error;
  }
}

/** Undefined where there is no sense in another try, or no try left. */
function waitBefore(error: AppError, { attempt }: Run): number | undefined {
  return MENDING.has(error.kind) ? RETRY_DELAYS_MS[attempt - 1] : undefined;
}

/** Faults of the network, neighbours that are away or broken, too many requests, and races that another has won. */
const MENDING: ReadonlySet<string> = new Set(['unavailable', 'timeout', 'too_many', 'internal', 'conflict']);

async function finish(
  deps: RunRuleDeps,
  { actor: { frameId }, actor, rule, run, fact }: Work,
  { readings, ...end }: { status: EndedStatus; error?: string; skipped?: Skipped; readings?: Readings | undefined },
): Promise<'over'> {
  const at = deps.clock();
  await deps.unitOfWork.run(frameId, async (stores) => {
    if (readings) await stores.triggers.remember(frameId, fact.id, readings);
    await stores.runs.finish(frameId, run.id, { ...end, at });
    const { status, error } = end;
    if (status === 'skipped') return;
    await stores.rules.count(frameId, rule.id, { failed: status === 'failed', at });
    await announceWork(stores, runEnded(actor, rule, run, fact, { status, at, ...(error ? { error } : {}) }), deps);
  });
  return 'over';
}
