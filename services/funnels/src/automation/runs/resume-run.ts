import type { Stores } from '../../unit-of-work';
import type { Rule } from '../rules/rule';
import type { TriggerFact } from '../triggers/trigger-event';
import { speaksAgainst } from './evaluate-rule';
import type { Run, Skipped } from './run';

/** What a run needs to go on, and how. */
export interface TakenUp {
  readonly rule: Rule;
  readonly fact: TriggerFact;
  /** `judge` where its conditions on that project have to be held against it first. */
  readonly goesOn: { readonly how: 'act' } | { readonly how: 'judge'; readonly projectId: string } | Against;
}

interface Against {
  readonly how: 'skip';
  readonly skipped: Skipped;
}

/** Takes up a run where it was left. One that need not be judged has begun by that. */
export async function takeUpRun(stores: Stores, frameId: string, run: Run, now: Date): Promise<TakenUp> {
  const rule = await stores.rules.find(frameId, run.ruleId);
  const fact = await stores.triggers.find(frameId, run.triggerId);
  if (!rule || !fact) throw new Error(`The rule or the trigger of the run ${run.id} is gone.`);
  return { rule, fact, goesOn: await howToGoOn(stores, frameId, { rule, fact, run }, now) };
}

async function howToGoOn(
  stores: Stores,
  frameId: string,
  { rule, fact, run }: { rule: Rule; fact: TriggerFact; run: Run },
  now: Date,
): Promise<TakenUp['goesOn']> {
  // One that has acted goes to its end, whatever has changed since.
  if (run.steps.length > 0) return { how: 'act' };
  const event = String(fact.detail['event']);
  const projectId = event === 'project.deleted' ? null : run.projectId;
  const skipped = await speaksAgainst(stores, frameId, rule, SAYS_ITSELF.has(event) ? null : projectId);
  if (skipped) return { how: 'skip', skipped };
  // One that has begun was judged: what its conditions read may be what an action of its own has changed.
  if (run.startedAt) return { how: 'act' };
  if (projectId && rule.conditions.length > 0) return { how: 'judge', projectId };
  await stores.runs.begin(frameId, run.id, now);
  return { how: 'act' };
}

/** Whether the project is there is told by what happened. What this service knows of the project comes by another topic and may be older. */
const SAYS_ITSELF: ReadonlySet<string> = new Set(['project.deleted', 'project.restored', 'project.unmerged']);
