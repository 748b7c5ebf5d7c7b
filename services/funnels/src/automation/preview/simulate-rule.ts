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

export interface SimulationReport {
  readonly rule: Rule;
  readonly period: Period;
  readonly simulation: Simulation;
  /** False without `projects:read`. Rules without conditions can be simulated without it. */
  readonly showsValues: boolean;
}

/**
 * Simulates a rule on the triggers of a period, by default the last 90 days, with the values at that time. Changes
 * nothing.
 */
export function makeSimulateRule({ unitOfWork, clock }: { unitOfWork: UnitOfWork; clock: Clock }) {
  return async (caller: Caller, target: RuleTarget, given: Partial<Period>): Promise<SimulationReport> => {
    const { frameId } = caller;
    const rule = requireRule(await unitOfWork.run(frameId, ({ rules }) => rules.find(frameId, target.id)), target);
    requireScopes(caller, readScopesOf(rule));
    const period = toPeriod(given, clock());
    const simulation = new Simulation(rule);
    for (let after = 0, count = BATCH_SIZE; count === BATCH_SIZE; ) {
      const page = { after, limit: BATCH_SIZE };
      const { triggers, next } = await unitOfWork.run(frameId, (stores) =>
        stores.triggers.past(frameId, rule, period, page),
      );
      for (const trigger of triggers) simulation.add(trigger);
      after = next;
      count = triggers.length;
    }
    return { rule, period, simulation, showsValues: hasScope(caller, 'projects:read') };
  };
}

function toPeriod({ from, to }: Partial<Period>, now: Date): Period {
  const earliest = new Date(now.getTime() - DAYS_BACK * DAY_MS);
  if (from && from.getTime() < earliest.getTime() - DAY_MS) {
    throw invalidInput({ from: [`Must lie within the last ${DAYS_BACK} days.`] });
  }
  return { from: from ?? earliest, to: to ?? now };
}
