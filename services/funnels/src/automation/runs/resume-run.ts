import type { Stores } from '../../unit-of-work';
import type { Rule } from '../rules/rule';
import type { TriggerEvent } from '../triggers/trigger-event';
import { findSkipReason } from './evaluate-rule';
import type { Run, Skipped } from './run';

export interface RunState {
  readonly rule: Rule;
  readonly trigger: TriggerEvent;
  readonly nextPhase: NextPhase;
}

/** `evaluate`: the conditions must be evaluated on that project first. */
export type NextPhase =
  | { readonly phase: 'act' }
  | { readonly phase: 'evaluate'; readonly projectId: string }
  | { readonly phase: 'skip'; readonly skipped: Skipped };

/** Loads what an execution needs. Marks the run as started if no conditions have to be evaluated. */
export async function loadRunState(stores: Stores, frameId: string, run: Run, now: Date): Promise<RunState> {
  const rule = await stores.rules.find(frameId, run.ruleId);
  const trigger = await stores.triggers.find(frameId, run.triggerId);
  if (!rule || !trigger) throw new Error(`The rule or the trigger of the run ${run.id} does not exist.`);
  return { rule, trigger, nextPhase: await decideNextPhase(stores, frameId, { rule, trigger, run }, now) };
}

async function decideNextPhase(
  stores: Stores,
  frameId: string,
  { rule, trigger, run }: { rule: Rule; trigger: TriggerEvent; run: Run },
  now: Date,
): Promise<NextPhase> {
  // A run that has acted is completed, whatever has changed since.
  if (run.steps.length > 0) return { phase: 'act' };
  const event = String(trigger.detail['event']);
  const projectId = event === 'project.deleted' ? null : run.projectId;
  const checkedId = EVENTS_WITH_PROJECT_STATE.has(event) ? null : projectId;
  const skipped = await findSkipReason(stores, frameId, rule, checkedId);
  if (skipped) return { phase: 'skip', skipped };
  // Conditions are evaluated once: an action of this run may have changed the values that they read.
  if (run.startedAt) return { phase: 'act' };
  if (projectId && rule.conditions.length > 0) return { phase: 'evaluate', projectId };
  await stores.runs.begin(frameId, run.id, now);
  return { phase: 'act' };
}

/** These events say whether the project exists. The local copy of the project comes from another topic and may be older. */
const EVENTS_WITH_PROJECT_STATE: ReadonlySet<string> = new Set([
  'project.deleted',
  'project.restored',
  'project.unmerged',
]);
