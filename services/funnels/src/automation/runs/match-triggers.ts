import type { NewId } from '@trackway/runtime';
import type { Stores } from '../../unit-of-work';
import type { Rule } from '../rules/rule';
import { hears } from '../triggers/matches-rule';
import type { Readings } from '../triggers/readings';
import { laneOf, type TriggerFact } from '../triggers/trigger-event';
import { MAX_DEPTH, type Run, type Skipped } from './run';

/** A rule that listens to something that has happened. */
export interface Candidate {
  readonly rule: Rule;
  readonly fact: TriggerFact;
}

export interface Matches {
  readonly candidates: readonly Candidate[];
  /** What was held against the rules. */
  readonly facts: readonly TriggerFact[];
}

/** Which candidates do nothing on what their conditions read, and what was read of each fact, by its id. */
export interface Judged {
  readonly skipped: ReadonlyMap<Candidate, Skipped>;
  readonly readings: ReadonlyMap<string, Readings>;
}

/** Holds what has happened in a lane against the rules of the frame. Notes nothing. */
export async function matchTriggers(
  { triggers, rules, assignments }: Stores,
  { frameId, laneId }: { frameId: string; laneId: string },
): Promise<Matches> {
  const facts = await triggers.waiting(frameId, laneId);
  if (facts.length === 0) return { candidates: [], facts };
  const listening = await rules.listening(frameId, [...new Set(facts.map(({ type }) => type))]);
  const projectId = facts[0]?.projectId;
  const places = projectId ? await assignments.heardOf(frameId, projectId) : [];
  const candidates = facts.flatMap((fact) =>
    listening.filter((rule) => hears(rule, fact, places)).map((rule) => ({ rule, fact })),
  );
  return { candidates, facts };
}

/** Notes what comes of each candidate: a run to be made, or that there is none and why. The facts are done with then. */
export async function noteRuns(
  { triggers, runs }: Stores,
  frameId: string,
  { candidates, facts }: Matches,
  { judged, newId, now }: { judged: Judged; newId: NewId; now: Date },
): Promise<void> {
  if (facts.length === 0) return;
  const skipped: Run[] = [];
  for (const candidate of candidates) {
    const run = runOf(candidate, newId(), now);
    const reason = run.depth > MAX_DEPTH ? TOO_DEEP : judged.skipped.get(candidate);
    const ran = reason || (await runs.insert(frameId, run)) ? undefined : RAN_ALREADY;
    const because = reason ?? ran;
    if (because) skipped.push({ ...run, status: 'skipped', skipped: because, finishedAt: now });
  }
  await runs.insertSkipped(frameId, skipped);
  await triggers.matched(
    frameId,
    facts.map(({ id }) => ({ id, readings: judged.readings.get(id) })),
  );
}

const TOO_DEEP: Skipped = {
  reason: 'chain_too_deep',
  detail: `Rules have caused one another ${MAX_DEPTH} times in a row; the chain ends here.`,
};

const RAN_ALREADY: Skipped = {
  reason: 'already_ran_for_this_cause',
  detail: 'The rule has run on this project for the same first cause; a second time could go on for ever.',
};

/** A run that is to be done. */
export function runOf({ rule, fact }: Candidate, id: string, now: Date): Run {
  return {
    id,
    ruleId: rule.id,
    stepId: rule.stepId,
    triggerId: fact.id,
    laneId: laneOf(fact),
    projectId: fact.projectId,
    status: 'pending',
    attempt: 1,
    actions: rule.actions,
    steps: [],
    skipped: null,
    error: null,
    correlationId: fact.correlationId,
    depth: fact.depth + 1,
    startedAt: null,
    finishedAt: null,
    createdAt: now,
  };
}
