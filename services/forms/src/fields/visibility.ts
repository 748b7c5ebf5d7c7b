import type { FieldType } from './field-type';

export const visibilityOperators = [
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
] as const;

export type VisibilityOperator = (typeof visibilityOperators)[number];

/** What another field's answer must be. */
export interface VisibilityCondition {
  readonly field_id: string;
  readonly operator: VisibilityOperator;
  /** Absent for is_null and is_not_null. */
  readonly value?: string | number | boolean | undefined;
}

/** When a field is shown: all of the conditions hold, or any does. */
export type Visibility =
  | { readonly all: readonly VisibilityCondition[] }
  | { readonly any: readonly VisibilityCondition[] };

const presence = ['is_null', 'is_not_null'] as const;
const equality = ['equals', 'not_equals', ...presence] as const;
const parts = ['contains', 'not_contains'] as const;
const order = ['greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals'] as const;

/** What can be asked of the answers to a type. Nothing can be asked of a section, which has none. */
export const visibilityOperatorsOf: Readonly<Record<FieldType, readonly VisibilityOperator[]>> = {
  short_text: [...equality, ...parts],
  long_text: [...equality, ...parts],
  email: [...equality, ...parts],
  phone: [...equality, ...parts],
  url: [...equality, ...parts],
  number: [...equality, ...order],
  money: [...equality, ...order],
  rating: [...equality, ...order],
  date: [...equality, ...order],
  datetime: [...equality, ...order],
  boolean: equality,
  single_choice: equality,
  multiple_choice: [...parts, ...presence],
  file: presence,
  signature: presence,
  section: [],
};

export function conditionsOf(visibility: Visibility | null): readonly VisibilityCondition[] {
  if (!visibility) return [];
  return 'all' in visibility ? visibility.all : visibility.any;
}

export function isPresence(operator: VisibilityOperator): boolean {
  return operator === 'is_null' || operator === 'is_not_null';
}
