import { isUuid } from '@trackway/runtime';
import { parseFilterValue } from './filter-values';
import { matchesValues, type RecordValue } from './match-values';
import { isOperator, positiveForm, type ValueType } from './operators';
import { parseTimeRange } from './time-range';

/** A filter as requests and rules contain it, before it is parsed for the type of its field. */
export interface UntypedFilter {
  readonly operator: string;
  /** One value, a list, or null, which means "no value" for `equals` and `not_equals`. */
  readonly value?: unknown;
}

/**
 * Evaluates a filter whose field type is unknown: the type is inferred from the values of the record, or from the filter if
 * there are none. Returns undefined for an unknown operator and for values that cannot be compared.
 */
export function matchesUntyped(
  { operator, value }: UntypedFilter,
  values: readonly RecordValue[],
): boolean | undefined {
  if (!isOperator(operator)) return undefined;
  const present = values.filter((one) => one !== null);
  const positive = positiveForm(operator);
  if (positive.operator === 'is_null' || (positive.operator === 'equals' && value === null)) {
    return (present.length === 0) !== positive.isInverted;
  }
  const wanted = Array.isArray(value) ? value : [value];
  const type = positive.operator === 'contains' ? 'text' : inferType(present, wanted);
  const parsed = wanted.map((one) => parseFilterValue(type, coerce(type, one)));
  if (positive.operator === 'equals') {
    // A value of another type equals none of the record.
    return matchesValues({ operator, type, values: parsed.filter((one) => one !== undefined) }, values);
  }
  const [single] = parsed;
  return single === undefined ? undefined : matchesValues({ operator, type, values: [single] }, values);
}

function inferType(present: readonly RecordValue[], wanted: readonly unknown[]): ValueType {
  const known = present.length > 0 ? present : wanted;
  const isTime = (value: unknown) => typeof value === 'string' && parseTimeRange(value) !== undefined;
  if (known.every((value) => typeof value === 'number')) return 'integer';
  if (known.every((value) => typeof value === 'boolean')) return 'boolean';
  if (known.every(isTime) && wanted.every(isTime)) return 'time';
  return known.every(isUuid) ? 'uuid' : 'text';
}

/** Numbers of rules may be texts. */
function coerce(type: ValueType, value: unknown): unknown {
  return type === 'integer' && typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
}
