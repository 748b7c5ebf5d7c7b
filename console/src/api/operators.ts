import type { EventFilter } from '@trackway/client';

/** The operators of filters of events and of conditions of fields. */
export const OPERATORS = [
  'equals',
  'not_equals',
  'contains',
  'not_contains',
  'greater_than',
  'greater_than_or_equals',
  'less_than',
  'less_than_or_equals',
  'is_null',
  'is_not_null',
] as const satisfies readonly EventFilter['operator'][];

export type Operator = (typeof OPERATORS)[number];
