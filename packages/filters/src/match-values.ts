import type { FilterValue, ValueFilter } from './filter-values';
import { type Operator, positiveForm, type ValueType } from './operators';
import { searchText } from './search-text';
import { parseTimeRange, type TimeRange } from './time-range';

/** A value of a record as JSON. Times are ISO 8601 texts. */
export type RecordValue = string | number | boolean | null;

/**
 * Evaluates a filter on the values that one record has for the field, with the same result as a search. A field without
 * values is an empty list; null entries are ignored. `fold` can cache the results of `searchText`.
 */
export function matchesValues(filter: ValueFilter, values: readonly RecordValue[], fold = searchText): boolean {
  const { operator, isInverted } = positiveForm(filter.operator);
  const present = values.filter((value) => value !== null);
  return matchesPositive({ ...filter, operator }, present, fold) !== isInverted;
}

function matchesPositive(
  { operator, type, values }: ValueFilter,
  present: readonly RecordValue[],
  fold: typeof searchText,
): boolean {
  const [value] = values;
  switch (operator) {
    case 'is_null':
      return present.length === 0;
    case 'contains':
      return present.some((one) => fold(String(one)).includes(fold(String(value))));
    case 'equals':
      return present.some((one) => values.some((wanted) => isEqual(type, one, wanted)));
    default:
      return present.some((one) => compares(operator, numberOf(type, one), rangeOf(wantedRange(value))));
  }
}

function isEqual(type: ValueType, value: RecordValue, wanted: FilterValue): boolean {
  if (type === 'uuid') return String(value).toLowerCase() === wanted;
  if (type !== 'time') return value === wanted;
  const { start, end } = wanted as TimeRange;
  const time = numberOf(type, value);
  return time >= start.getTime() && time < end.getTime();
}

function compares(operator: Operator, value: number, [first, last]: readonly [number, number]): boolean {
  if (operator === 'greater_than') return value > last;
  if (operator === 'greater_than_or_equals') return value >= first;
  if (operator === 'less_than') return value < first;
  return value <= last;
}

function numberOf(type: ValueType, value: RecordValue): number {
  return type === 'time' ? (parseTimeRange(String(value))?.start.getTime() ?? Number.NaN) : Number(value);
}

function wantedRange(value: FilterValue | undefined): number | TimeRange {
  return typeof value === 'object' && value !== null ? value : Number(value);
}

/** The first and the last number that a filter value covers; times are whole milliseconds. */
function rangeOf(value: number | TimeRange): readonly [number, number] {
  return typeof value === 'number' ? [value, value] : [value.start.getTime(), value.end.getTime() - 1];
}
