import { invalidInput } from '@trackway/errors';
import { type Caller, type Clock, hasScope } from '@trackway/runtime';
import type { Period } from '../../shared/listing/period';
import { requireScopes } from '../../shared/require-scopes';
import type { UnitOfWork } from '../../unit-of-work';
import type { Rule } from '../rules/rule';
import { readScopesOf } from '../rules/rule-scopes';
import { type RuleTarget, requireRule } from '../rules/write-rule';
import { Simulation } from './simulation';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Triggers are retained for this time. */
const DAYS_BACK = 90;
const BATCH_SIZE = 5_000;
/** A simulation keeps the cause and project of each of them in memory. */
const MAX_TRIGGERS = 200_000;

export interface SimulationReport {
  readonly rule: Rule;
  /** If it is not complete, until the last simulated event. */
  readonly period: Period;
  /** False if the period has more events than one simulation reads. */
  readonly isComplete: boolean;
  readonly simulation: Simulation;
  /** False without `projects:read`. Rules without conditions can be simulated without it. */
  readonly showsValues: boolean;
}

/**
 * Simulates a rule on the triggers of a period, by default the last 90 days, with the values at that time. Changes
 * nothing.
 */
export function makeSimulateRule({
  unitOfWork,
  clock,
  maxTriggers = MAX_TRIGGERS,
}: {
  unitOfWork: UnitOfWork;
  clock: Clock;
  maxTriggers?: number;
}) {
  return async (caller: Caller, target: RuleTarget, given: Partial<Period>): Promise<SimulationReport> => {
    const { frameId } = caller;
    const rule = requireRule(await unitOfWork.run(frameId, ({ rules }) => rules.find(frameId, target.id)), target);
    requireScopes(caller, readScopesOf(rule));
    const period = toPeriod(given, clock());
    const simulation = new Simulation(rule);
    let [after, read, last, isComplete]: [number, number, Date, boolean] = [0, 0, period.from, false];
    while (!isComplete && read < maxTriggers) {
      const page = { after, limit: Math.min(BATCH_SIZE, maxTriggers - read) };
      const { triggers, next } = await unitOfWork.run(frameId, (stores) =>
        stores.triggers.past(frameId, rule, period, page),
      );
      for (const trigger of triggers) simulation.add(trigger);
      isComplete = triggers.length < page.limit;
      last = triggers.at(-1)?.trigger.occurredAt ?? last;
      read += triggers.length;
      after = next;
    }
    const simulated = isComplete ? period : { ...period, to: last };
    return { rule, period: simulated, isComplete, simulation, showsValues: hasScope(caller, 'projects:read') };
  };
}

function toPeriod({ from, to }: Partial<Period>, now: Date): Period {
  const earliest = new Date(now.getTime() - DAYS_BACK * DAY_MS);
  if (from && from.getTime() < earliest.getTime() - DAY_MS) {
    throw invalidInput({ from: [`Must lie within the last ${DAYS_BACK} days.`] });
  }
  return { from: from ?? earliest, to: to ?? now };
}
