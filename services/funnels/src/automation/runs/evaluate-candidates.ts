import { isAppError } from '@trackway/errors';
import { type EvaluateConditions, holds, type Seen } from '../rules/conditions';
import type { Condition } from '../rules/rule';
import { actorOf } from '../rules/rule-actor';
import { type Readings, readingsOf } from '../triggers/readings';
import { firstFalse } from './evaluate-rule';
import type { Candidate, Judged } from './match-triggers';
import type { Skipped } from './run';

/** Projects judges this many filters in one question. */
const MOST_CONDITIONS = 50;

/**
 * Judges the conditions of many rules that listen to the same thing by as few questions as possible, and says which of them are
 * false. Those that seem to hold are asked again when they run. While projects can't answer nothing is judged: each run asks by itself then.
 */
export function makeJudgeCandidates({ evaluateConditions }: { evaluateConditions: EvaluateConditions }) {
  return async (frameId: string, candidates: readonly Candidate[]): Promise<Judged> => {
    const skipped = new Map<Candidate, Skipped>();
    const readings = new Map<string, Readings>();
    for (const ofFact of judgedTogether(candidates)) {
      const seen = await lookUp(frameId, ofFact);
      if (!seen) continue;
      for (const candidate of ofFact) {
        const { conditions } = candidate.rule;
        const own = conditions.map((condition) => seen.get(nameOf(condition)) ?? { matches: false, seen: null });
        if (!holds(conditions, own)) skipped.set(candidate, firstFalse(candidate.rule, own));
        const { id } = candidate.fact;
        readings.set(id, { ...readings.get(id), ...readingsOf(conditions, own) });
      }
    }
    return { skipped, readings };
  };

  async function lookUp(frameId: string, ofFact: readonly Candidate[]): Promise<Map<string, Seen> | undefined> {
    const [first] = ofFact;
    if (!first?.fact.projectId) return undefined;
    const reader = { ...actorOf(frameId, first.rule), scopes: ['projects:read'] };
    const all = ofFact
      .flatMap(({ rule }) => rule.conditions)
      .map((condition) => [nameOf(condition), plain(condition)] as const);
    const conditions = [...new Map(all)];
    const seen = new Map<string, Seen>();
    try {
      for (let start = 0; start < conditions.length; start += MOST_CONDITIONS) {
        const some = conditions.slice(start, start + MOST_CONDITIONS);
        const asked = some.map(([, condition]) => condition);
        const { projectId, consistencyToken } = first.fact;
        const verdict = await evaluateConditions(reader, projectId, asked, consistencyToken);
        if (!verdict) return undefined;
        for (const [index, [name]] of some.entries()) {
          const of = verdict.conditions[index];
          if (of) seen.set(name, of);
        }
      }
      return seen;
    } catch (error) {
      if (!isAppError(error)) throw error;
      return undefined;
    }
  }
}

/** Those with conditions, by what they listen to. One alone is asked when it runs, and not twice. */
export function judgedTogether(candidates: readonly Candidate[]): readonly (readonly Candidate[])[] {
  const conditional = candidates.filter(({ rule, fact }) => fact.projectId && rule.conditions.length > 0);
  return [...Map.groupBy(conditional, ({ fact }) => fact.id).values()].filter(({ length }) => length > 1);
}

/** A condition by itself, whatever it is tied to. */
function plain({ logical_operator: _, ...condition }: Condition): Condition {
  return condition;
}

function nameOf(condition: Condition): string {
  return JSON.stringify(plain(condition));
}
