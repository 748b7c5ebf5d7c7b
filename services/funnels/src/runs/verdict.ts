import type { Condition, Rule } from '../rules/rule';
import type { Skipped } from './run';

/** What one condition came to. */
export interface Seen {
  readonly matches: boolean;
  readonly seen: unknown;
}

/** Conditions as one expression: `and` binds tighter than `or`, and the first connective counts for nothing. */
export function holds(conditions: readonly Condition[], seen: readonly Seen[]): boolean {
  let holding = true;
  for (const [index, { logical_operator }] of conditions.entries()) {
    if (index > 0 && logical_operator === 'or') {
      if (holding) return true;
      holding = true;
    }
    holding = holding && seen[index]?.matches === true;
  }
  return holding;
}

/** Which condition was false, and what it saw. */
export function firstFalse({ conditions }: Pick<Rule, 'conditions'>, seen: readonly Seen[]): Skipped {
  const index = Math.max(
    0,
    seen.findIndex(({ matches }) => !matches),
  );
  const condition = conditions[index] ?? {};
  const saw = seen[index]?.seen ?? null;
  const detail = `The condition on ${String(condition['field'])} was false: it saw ${JSON.stringify(saw)}.`;
  return { reason: 'condition_false', detail, condition, seen: saw };
}
