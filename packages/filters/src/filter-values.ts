import { isUuid } from '@trackway/runtime';
import type { Operator, ValueType } from './operators';
import { parseTimeRange, type TimeRange } from './time-range';

/** A parsed value of a filter. */
export type FilterValue = string | number | boolean | TimeRange | null;

/** The part of a filter that evaluators compare values with. */
export interface ValueFilter {
  readonly operator: Operator;
  readonly type: ValueType;
  /** Any of these for operators that take a list; empty for operators without a value. */
  readonly values: readonly FilterValue[];
}

/** Parses one value of a type. Returns undefined for a value of another type. */
export function parseFilterValue(type: ValueType, value: unknown): FilterValue | undefined {
  return parsers[type](value);
}

const parsers: Readonly<Record<ValueType, (value: unknown) => FilterValue | undefined>> = {
  // PostgreSQL cannot store NUL, so no stored text contains it.
  text: (value) => (typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : undefined),
  integer: (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined),
  uuid: (value) => (isUuid(value) ? value.toLowerCase() : undefined),
  boolean: (value) => (typeof value === 'boolean' ? value : undefined),
  time: (value) => (typeof value === 'string' ? parseTimeRange(value) : undefined),
};

/** What a filter on a field of the type takes, for error messages. */
export const valueTypeLabels: Readonly<Record<ValueType, string>> = {
  text: 'a text',
  integer: 'a number',
  uuid: 'a UUID',
  boolean: 'true or false',
  time: 'an ISO 8601 date or date and time',
};
