import type { Caller } from '@trackway/runtime';
import type { Condition } from './rule';

/** Result of one condition. */
export interface ConditionResult {
  readonly matches: boolean;
  readonly seen: unknown;
}

/** Combines conditions: `and` binds tighter than `or`. The connective of the first condition is ignored. */
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

/** Result of all conditions on one project. */
export interface ConditionResults {
  readonly matches: boolean;
  /** In the order of the conditions. */
  readonly conditions: readonly ConditionResult[];
}

/**
 * Evaluates conditions on a project with the result of a search. Undefined if the frame lacks the project.
 * @throws AppError `unavailable` if the search has not applied the change that `consistencyToken` names.
 */
export type EvaluateConditions = (
  caller: Caller,
  projectId: string,
  conditions: readonly Condition[],
  consistencyToken?: string,
) => Promise<ConditionResults | undefined>;

/** @throws AppError for conditions that are invalid as search filters. */
export type CheckConditions = (caller: Caller, conditions: readonly Condition[]) => Promise<void>;

/** A value of a field, by its name in PATCH projects/{project}. */
export interface FieldValue {
  readonly field: string;
  readonly value: unknown;
}

/** @throws AppError if a value is invalid for every project. Makes no call for an empty list. */
export type CheckFields = (caller: Caller, values: readonly FieldValue[]) => Promise<void>;
