import { isOperator, matchesUntyped, positiveForm, type RecordValue } from '@trackway/filters';

/** A condition on a member of an event. */
export interface EventFilter {
  /** Path of the member, such as `data.details.step.id`. Lists on the path match by any of their entries. */
  readonly field: string;
  readonly operator: string;
  readonly value?: unknown;
}

/** Whether an event matches all filters. A filter that cannot be compared with the values of the event does not match. */
export function matchesFilters(filters: readonly EventFilter[], event: unknown): boolean {
  return filters.every((filter) => matchesFilter(filter, valuesAt([event], filter.field.split('.'))));
}

/** Values are compared one by one, because those of a list, such as of changed fields, can have different types. */
function matchesFilter({ operator: name, value }: EventFilter, values: readonly RecordValue[]): boolean {
  if (!isOperator(name)) return false;
  if (value === null || value === undefined) return matchesUntyped({ operator: name, value }, values) === true;
  const { operator, isInverted } = positiveForm(name);
  const isFound = values.some((one) => one !== null && matchesUntyped({ operator, value }, [one]) === true);
  return isFound !== isInverted;
}

/** All values at a path. Objects and missing members have none. */
function valuesAt(values: readonly unknown[], path: readonly string[]): RecordValue[] {
  const [name, ...rest] = path;
  const entries = values.flat();
  if (name === undefined) return entries.filter(isRecordValue);
  return valuesAt(
    entries.flatMap((entry) => (isObject(entry) && Object.hasOwn(entry, name) ? [entry[name]] : [])),
    rest,
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isRecordValue(value: unknown): value is RecordValue {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
