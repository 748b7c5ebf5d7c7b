import { type Operator, operatorRules } from '@trackway/filters';

/** A condition on the answer to another field. */
export interface VisibilityCondition {
  readonly field_id: string;
  readonly operator: Operator;
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

export function isPresence(operator: Operator): boolean {
  return operatorRules[operator].arity === 'none';
}
