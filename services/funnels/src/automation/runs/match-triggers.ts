import type { NewId } from '@trackway/runtime';
import type { Stores } from '../../unit-of-work';
import type { Rule } from '../rules/rule';
import { matchesRule } from '../triggers/matches-rule';
import type { Readings } from '../triggers/readings';
import { partitionOf, type TriggerEvent } from '../triggers/trigger-event';
import { MAX_DEPTH, type Run, type Skipped } from './run';
import { wakeWaitingRuns } from './wake-waiting-runs';

/** A rule and an event that triggers it. */
export interface Candidate {
  readonly rule: Rule;
  readonly trigger: TriggerEvent;
}

export interface Matches {
  readonly candidates: readonly Candidate[];
  /** The events that were compared with the rules. */
  readonly triggers: readonly TriggerEvent[];
}

/** Candidates whose conditions are false, and the values that conditions read for each trigger, by its id. */
export interface CandidateEvaluations {
  readonly skipped: ReadonlyMap<Candidate, Skipped>;
  readonly readings: ReadonlyMap<string, Readings>;
}

/** Compares the pending triggers of a partition with the rules of the frame. Stores nothing. */
export async function matchTriggers(
  { triggers, rules, assignments }: Stores,
  { frameId, partitionId }: { frameId: string; partitionId: string },
): Promise<Matches> {
  const pending = await triggers.findPending(frameId, partitionId);
  if (pending.length === 0) return { candidates: [], triggers: pending };
  const subscribed = await rules.findSubscribed(frameId, [...new Set(pending.map(({ type }) => type))]);
  const projectId = pending[0]?.projectId;
  const placements = projectId ? await assignments.ofProjectInLiveFunnels(frameId, projectId) : [];
  const candidates = pending.flatMap((trigger) =>
    subscribed.filter((rule) => matchesRule(rule, trigger, placements)).map((rule) => ({ rule, trigger })),
  );
  return { candidates, triggers: pending };
}

/** Stores a pending or skipped run for each candidate, and marks the triggers as matched. */
export async function recordRuns(
  { triggers, runs }: Stores,
  frameId: string,
  matches: Matches,
  { evaluations, newId, now }: { evaluations: CandidateEvaluations; newId: NewId; now: Date },
): Promise<void> {
  if (matches.triggers.length === 0) return;
  const skippedRuns: Run[] = [];
  for (const candidate of matches.candidates) {
    const run = newRun(candidate, newId(), now);
    const reason = run.depth > MAX_DEPTH ? TOO_DEEP : evaluations.skipped.get(candidate);
    const skipped = reason ?? ((await runs.insert(frameId, run)) ? undefined : ALREADY_RAN);
    if (skipped) skippedRuns.push({ ...run, status: 'skipped', skipped, finishedAt: now });
  }
  await runs.insertSkipped(frameId, skippedRuns);
  await wakeWaitingRuns({ runs }, frameId, matches.triggers);
  await triggers.markMatched(
    frameId,
    matches.triggers.map(({ id }) => ({ id, readings: evaluations.readings.get(id) })),
  );
}

const TOO_DEEP: Skipped = {
  reason: 'chain_too_deep',
  detail: `Rules have triggered each other ${MAX_DEPTH} times in a row. The chain ends here.`,
};

const ALREADY_RAN: Skipped = {
  reason: 'already_ran_for_this_cause',
  detail: 'The rule has already run on this project for the same original cause. Another run could loop forever.',
};

/** A pending run. */
export function newRun({ rule, trigger }: Candidate, id: string, now: Date): Run {
  return {
    id,
    ruleId: rule.id,
    ruleVersion: rule.version,
    stepId: rule.stepId,
    triggerId: trigger.id,
    partitionId: partitionOf(trigger),
    projectId: trigger.projectId,
    status: 'pending',
    attempt: 1,
    actions: rule.actions,
    steps: [],
    waiting: null,
    skipped: null,
    error: null,
    correlationId: trigger.correlationId,
    depth: trigger.depth + 1,
    startedAt: null,
    finishedAt: null,
    createdAt: now,
  };
}
