import { isOperator, matchesUntyped, positiveForm, type RecordValue } from '@trackway/filters';
import { combineResults } from '../rules/conditions';
import type { Condition } from '../rules/rule';
import { type Readings, readingOf } from '../triggers/readings';

/** The projects service returns at most this many values of a field. */
const MAX_READ_VALUES = 100;

/**
 * Evaluates a condition on the values that were read when an event happened, with the result of a search at that time.
 * Returns undefined if the values of the field were not read, or not all of them.
 */
export function evaluatePast(condition: Condition, readings: Readings): boolean | undefined {
  const name = readingOf(condition);
  if (!(name in readings)) return undefined;
  const read = readings[name];
  const values = (Array.isArray(read) ? read : [read]) as RecordValue[];
  const operator = String(condition['operator']);
  const result = matchesUntyped({ operator, value: condition['value'] }, values);
  const found = isOperator(operator) && positiveForm(operator).isInverted ? result === false : result === true;
  return !found && values.length >= MAX_READ_VALUES ? undefined : result;
}

/** The result of all conditions. Undefined if it depends on values that were not read. */
export function combinePast(conditions: readonly Condition[], readings: Readings): boolean | undefined {
  const held = conditions.map((condition) => evaluatePast(condition, readings));
  const known = (unknown: boolean) => held.map((one) => ({ matches: one ?? unknown, seen: null }));
  if (!combineResults(conditions, known(true))) return false;
  return combineResults(conditions, known(false)) ? true : undefined;
}
