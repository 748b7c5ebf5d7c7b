import { type AnswerKind, formFieldTypes } from '@trackway/contracts';
import {
  type FilterValue,
  matchesValues,
  parseTimeRange,
  positiveForm,
  type RecordValue,
  searchText,
  type ValueType,
} from '@trackway/filters';
import type { FieldType } from './field';
import { type FieldValue, isEmpty } from './field-value';
import { isPresence, type VisibilityCondition } from './visibility';

const valueTypes: Readonly<Record<AnswerKind, ValueType>> = {
  text: 'text',
  number: 'integer',
  time: 'time',
  boolean: 'boolean',
  option: 'text',
};

/**
 * Evaluates a condition on the answer to a field of a type, like a filter of a search. The fields that were validated have
 * only conditions whose operator and value fit the type. `fold` can cache the results of `searchText`.
 */
export function conditionHolds(
  { operator, value }: VisibilityCondition,
  fieldType: FieldType,
  answer: FieldValue,
  fold = searchText,
): boolean {
  const type = valueTypes[formFieldTypes[fieldType] ?? 'text'];
  if (isPresence(operator)) return matchesValues({ operator, type, values: [] }, [isEmpty(answer) ? null : true]);
  const compared = comparedValue(type, value);
  if (compared === undefined) return positiveForm(operator).isInverted;
  return matchesValues({ operator: chosen(operator, answer), type, values: [compared] }, recordValues(answer), fold);
}

/** Several choices contain an option if one of them equals it. */
function chosen(operator: VisibilityCondition['operator'], answer: FieldValue): VisibilityCondition['operator'] {
  if (!Array.isArray(answer)) return operator;
  if (operator === 'contains') return 'equals';
  return operator === 'not_contains' ? 'not_equals' : operator;
}

function comparedValue(type: ValueType, value: VisibilityCondition['value']): FilterValue | undefined {
  return type === 'time' ? parseTimeRange(String(value)) : value;
}

/** Files and lines have no values that conditions compare. */
function recordValues(answer: FieldValue): readonly RecordValue[] {
  return [answer].flat().filter((one): one is RecordValue => typeof one !== 'object');
}
