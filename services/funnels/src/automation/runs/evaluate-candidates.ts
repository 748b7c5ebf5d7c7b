import { isAppError } from '@trackway/errors';
import { type ConditionResult, combineResults, type EvaluateConditions } from '../rules/conditions';
import type { Condition } from '../rules/rule';
import { actorOf } from '../rules/rule-actor';
import { type Readings, readingsOf } from '../triggers/readings';
import { firstFalse } from './evaluate-rule';
import type { Candidate, CandidateEvaluations } from './match-triggers';
import type { Skipped } from './run';

/** Limit of the projects service for one call. */
const MAX_CONDITIONS_PER_CALL = 50;

/**
 * Evaluates the conditions of many rules with the same trigger in as few calls as possible, and returns which rules to skip.
 * The others are evaluated again when they run. If projects is unavailable, nothing is evaluated here.
 */
export function makeEvaluateCandidates({ evaluateConditions }: { evaluateConditions: EvaluateConditions }) {
  return async (frameId: string, candidates: readonly Candidate[]): Promise<CandidateEvaluations> => {
    const skipped = new Map<Candidate, Skipped>();
    const readings = new Map<string, Readings>();
    for (const group of groupByTrigger(candidates)) {
      const results = await evaluateTogether(frameId, group);
      if (!results) continue;
      for (const candidate of group) {
        const { conditions } = candidate.rule;
        const own = conditions.map((condition) => results.get(keyOf(condition)) ?? { matches: false, seen: null });
        if (!combineResults(conditions, own)) skipped.set(candidate, firstFalse(candidate.rule, own));
        const { id } = candidate.trigger;
        readings.set(id, { ...readings.get(id), ...readingsOf(conditions, own) });
      }
    }
    return { skipped, readings };
  };

  async function evaluateTogether(
    frameId: string,
    group: readonly Candidate[],
  ): Promise<Map<string, ConditionResult> | undefined> {
    const [first] = group;
    if (!first?.trigger.projectId) return undefined;
    const { projectId, consistencyToken } = first.trigger;
    const reader = { ...actorOf(frameId, first.rule), scopes: ['projects:read'] };
    const all = group
      .flatMap(({ rule }) => rule.conditions)
      .map((condition) => [keyOf(condition), withoutConnective(condition)] as const);
    const distinct = [...new Map(all)];
    const results = new Map<string, ConditionResult>();
    try {
      for (let start = 0; start < distinct.length; start += MAX_CONDITIONS_PER_CALL) {
        const batch = distinct.slice(start, start + MAX_CONDITIONS_PER_CALL);
        const conditions = batch.map(([, condition]) => condition);
        const evaluated = await evaluateConditions(reader, projectId, conditions, consistencyToken);
        if (!evaluated) return undefined;
        for (const [index, [key]] of batch.entries()) {
          const result = evaluated.conditions[index];
          if (result) results.set(key, result);
        }
      }
      return results;
    } catch (error) {
      if (!isAppError(error)) throw error;
      return undefined;
    }
  }
}

/** Groups of candidates with conditions and the same trigger. A single candidate is evaluated only when it runs. */
export function groupByTrigger(candidates: readonly Candidate[]): readonly (readonly Candidate[])[] {
  const conditional = candidates.filter(({ rule, trigger }) => trigger.projectId && rule.conditions.length > 0);
  return [...Map.groupBy(conditional, ({ trigger }) => trigger.id).values()].filter(({ length }) => length > 1);
}

function withoutConnective({ logical_operator: _, ...condition }: Condition): Condition {
  return condition;
}

function keyOf(condition: Condition): string {
  return JSON.stringify(withoutConnective(condition));
}
