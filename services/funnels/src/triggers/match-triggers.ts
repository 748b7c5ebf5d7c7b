import type { NewId } from '@trackway/runtime';
import type { Rule } from '../rules/rule';
import { MAX_DEPTH, type Run, type Skipped } from '../runs/run';
import type { Stores } from '../unit-of-work';
import { hears } from './hears';
import { laneOf, type TriggerFact } from './trigger-fact';

/** Holds what has happened in a lane against the rules of the frame and notes the runs that come of it, in one transaction. */
export async function matchTriggers(
  stores: Stores,
  { frameId, laneId }: { frameId: string; laneId: string },
  { newId, now }: { newId: NewId; now: Date },
): Promise<void> {
  const facts = await stores.triggers.waiting(frameId, laneId);
  if (facts.length === 0) return;
  const rules = await stores.rules.listening(frameId, [...new Set(facts.map(({ type }) => type))]);
  const projectId = facts[0]?.projectId;
  const places = projectId ? await stores.assignments.ofProjects(frameId, [projectId]) : [];
  for (const fact of facts) {
    for (const rule of rules.filter((candidate) => hears(candidate, fact, places))) {
      await noteRun(stores, frameId, runOf(rule, fact, newId(), now));
    }
  }
  await stores.triggers.matched(
    frameId,
    facts.map(({ id }) => id),
  );
}

async function noteRun({ runs }: Stores, frameId: string, run: Run): Promise<void> {
  const skipped = run.depth > MAX_DEPTH ? TOO_DEEP : (await runs.insert(frameId, run)) ? undefined : RAN_ALREADY;
  if (!skipped) return;
  await runs.insertSkipped(frameId, { ...run, status: 'skipped', skipped, finishedAt: run.createdAt });
}

const TOO_DEEP: Skipped = {
  reason: 'chain_too_deep',
  detail: `Rules have caused one another ${MAX_DEPTH} times in a row; the chain ends here.`,
};

const RAN_ALREADY: Skipped = {
  reason: 'already_ran_for_this_cause',
  detail: 'The rule has run on this project for the same first cause; a second time could go on for ever.',
};

function runOf(rule: Rule, fact: TriggerFact, id: string, now: Date): Run {
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
