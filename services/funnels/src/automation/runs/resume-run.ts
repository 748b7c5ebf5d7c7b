import type { Stores } from '../../unit-of-work';
import type { Rule } from '../rules/rule';
import { ruleAtVersion } from '../rules/rule-version';
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
  | { readonly phase: 'skip'; readonly skipped: Skipped }
  | { readonly phase: 'cancel'; readonly reason: string };

/** Loads what an execution needs. Marks the run as started if no conditions have to be evaluated. */
export async function loadRunState(stores: Stores, frameId: string, run: Run, now: Date): Promise<RunState> {
  const current = await stores.rules.find(frameId, run.ruleId);
  const rule = current && (await atVersionOf(stores, frameId, current, run));
  const trigger = await stores.triggers.find(frameId, run.triggerId);
  if (!rule || !trigger) throw new Error(`The rule or the trigger of the run ${run.id} does not exist.`);
  return { rule, trigger, nextPhase: await decideNextPhase(stores, frameId, { rule, trigger, run }, now) };
}

/** A run continues with the definition and the owner that it was started with, whatever has been changed since. */
async function atVersionOf(
  { ruleVersions }: Pick<Stores, 'ruleVersions'>,
  frameId: string,
  rule: Rule,
  { ruleVersion }: Run,
): Promise<Rule> {
  if (ruleVersion === null || ruleVersion === rule.version) return rule;
  const version = await ruleVersions.atOrBefore(frameId, rule.id, ruleVersion);
  return version ? ruleAtVersion(rule, version) : rule;
}

async function decideNextPhase(
  stores: Stores,
  frameId: string,
  { rule, trigger, run }: { rule: Rule; trigger: TriggerEvent; run: Run },
  now: Date,
): Promise<NextPhase> {
  const event = String(trigger.detail['event']);
  const projectId = event === 'project.deleted' ? null : run.projectId;
  if (run.waiting) return await decideAfterWait(stores, frameId, rule, projectId);
  // A run that has acted is completed, whatever has changed since.
  if (run.steps.length > 0) return { phase: 'act' };
  const checkedId = EVENTS_WITH_PROJECT_STATE.has(event) ? null : projectId;
  const skipped = await findSkipReason(stores, frameId, rule, checkedId);
  if (skipped) return { phase: 'skip', skipped };
  // Conditions are evaluated once: an action of this run may have changed the values that they read.
  if (run.startedAt) return { phase: 'act' };
  if (projectId && rule.conditions.length > 0) return { phase: 'evaluate', projectId };
  await stores.runs.begin(frameId, run.id, now);
  return { phase: 'act' };
}

/** A wait can take months: a rule that was stopped meanwhile does not act any more. */
async function decideAfterWait(
  stores: Stores,
  frameId: string,
  rule: Rule,
  projectId: string | null,
): Promise<NextPhase> {
  const skipped = await findSkipReason(stores, frameId, rule, projectId);
  if (!skipped) return { phase: 'act' };
  if (skipped.reason === 'rule_deleted')
    return { phase: 'cancel', reason: 'The rule was deleted while the run waited.' };
  if (skipped.reason === 'rule_inactive') {
    return { phase: 'cancel', reason: 'The rule was deactivated while the run waited.' };
  }
  return { phase: 'cancel', reason: skipped.detail };
}

/** These events say whether the project exists. The local copy of the project comes from another topic and may be older. */
const EVENTS_WITH_PROJECT_STATE: ReadonlySet<string> = new Set([
  'project.deleted',
  'project.restored',
  'project.unmerged',
]);
