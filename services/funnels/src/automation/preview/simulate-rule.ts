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
/** How far back what happened can be looked at. */
const DAYS_BACK = 90;
const AT_ONCE = 5_000;

export interface SimulationReport {
  readonly rule: Rule;
  readonly period: Period;
  readonly simulation: Simulation;
  /** Whether the values that conditions read are shown; rules without conditions are simulated without projects:read too. */
  readonly showsValues: boolean;
}

/**
 * Tries a rule on what happened in a period, as it was when it happened: the last 90 days unless told. Nothing is changed, and nobody is
 * asked.
 */
export function makeSimulateRule({ unitOfWork, clock }: { unitOfWork: UnitOfWork; clock: Clock }) {
  return async (caller: Caller, target: RuleTarget, given: Partial<Period>): Promise<SimulationReport> => {
    const { frameId } = caller;
    const rule = requireRule(await unitOfWork.run(frameId, ({ rules }) => rules.find(frameId, target.id)), target);
    requireScopes(caller, readScopesOf(rule));
    const period = toPeriod(given, clock());
    const simulation = new Simulation(rule);
    for (let after = 0, count = AT_ONCE; count === AT_ONCE; ) {
      const page = { after, limit: AT_ONCE };
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
