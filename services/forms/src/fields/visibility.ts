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

/** A condition on the answer to another field. */
export interface VisibilityCondition {
  readonly field_id: string;
  readonly operator: VisibilityOperator;
  /** Absent for is_null and is_not_null. */
  readonly value?: string | number | boolean | undefined;
}

/** A field is visible if all or any of the conditions match. */
export type Visibility =
  | { readonly all: readonly VisibilityCondition[] }
  | { readonly any: readonly VisibilityCondition[] };

export function conditionsOf(visibility: Visibility | null): readonly VisibilityCondition[] {
  if (!visibility) return [];
  return 'all' in visibility ? visibility.all : visibility.any;
}

export function isPresence(operator: VisibilityOperator): boolean {
  return operator === 'is_null' || operator === 'is_not_null';
}
