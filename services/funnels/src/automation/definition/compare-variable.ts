import { matchesUntyped, type RecordValue } from '@trackway/filters';
import type { FlowCondition } from './flow-action';
import { type Values, variableValue } from './template-text';

/** Evaluates a condition on a variable like a filter on a field. A variable without a value is an empty field. */
export function compareVariable(condition: FlowCondition & { readonly variable: string }, values: Values) {
  const seen = variableValue(condition.variable, values) ?? null;
  const given = (Array.isArray(seen) ? seen : [seen]).map(toRecordValue);
  const matches =
    matchesUntyped({ operator: String(condition['operator']), value: condition['value'] }, given) === true;
  return { matches, seen };
}

function toRecordValue(value: unknown): RecordValue {
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return value as RecordValue;
}
