import type { Caller } from '@trackway/runtime';
import type { Condition } from './rule';

/** What one condition came to. */
export interface ConditionResult {
  readonly matches: boolean;
  readonly seen: unknown;
}

/** Conditions as one expression: `and` binds tighter than `or`, and the first connective counts for nothing. */
export function combineResults(conditions: readonly Condition[], seen: readonly ConditionResult[]): boolean {
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

/** What projects says of conditions and one project. */
export interface ConditionResults {
  readonly matches: boolean;
  /** One for each condition, in their order. */
  readonly conditions: readonly ConditionResult[];
}

/**
 * Holds conditions against a project as a search would; undefined where the frame lacks the project.
 * @throws AppError `unavailable` where the search has not seen yet what `consistencyToken` names.
 */
export type EvaluateConditions = (
  caller: Caller,
  projectId: string,
  conditions: readonly Condition[],
  consistencyToken?: string,
) => Promise<ConditionResults | undefined>;

/** @throws AppError as a search would refuse the conditions. */
export type CheckConditions = (caller: Caller, conditions: readonly Condition[]) => Promise<void>;

/** A value for a field, by its name in PATCH projects/{project}. */
export interface FieldValue {
  readonly field: string;
  readonly value: unknown;
}

/** @throws AppError where every project would refuse one of them. Nobody is asked where there are none. */
export type CheckFields = (caller: Caller, values: readonly FieldValue[]) => Promise<void>;
