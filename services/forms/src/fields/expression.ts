import type { Rational } from './rational';

export const aggregates = ['sum', 'count', 'min', 'max', 'average'] as const;

export type Aggregate = (typeof aggregates)[number];
export type Operator = '+' | '-' | '*' | '/';

/** A parsed expression. `at` is the index in its text. */
export type Expression =
  | { readonly kind: 'number'; readonly value: Rational }
  /** A field by its key. */
  | { readonly kind: 'field'; readonly name: string; readonly at: number }
  /** A column of a group, by both keys. */
  | { readonly kind: 'column'; readonly group: string; readonly name: string; readonly at: number }
  | { readonly kind: 'negation'; readonly of: Expression }
  | {
      readonly kind: 'operation';
      readonly operator: Operator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'rounding'; readonly of: Expression; readonly decimals: number }
  | AggregateExpression;

export interface AggregateExpression {
  readonly kind: 'aggregate';
  readonly name: Aggregate;
  readonly group: string;
  /** Evaluated for each line. Undefined for the number of lines. */
  readonly of: Expression | undefined;
  readonly at: number;
}

/** Calls `visit` for an expression and everything in it. `isPerLine` is true in the argument of an aggregate. */
export function walk(
  expression: Expression,
  visit: (one: Expression, isPerLine: boolean) => void,
  isPerLine = false,
): void {
  visit(expression, isPerLine);
  if (expression.kind === 'aggregate') {
    if (expression.of) walk(expression.of, visit, true);
  } else if (expression.kind === 'operation') {
    walk(expression.left, visit, isPerLine);
    walk(expression.right, visit, isPerLine);
  } else if (expression.kind === 'negation' || expression.kind === 'rounding') {
    walk(expression.of, visit, isPerLine);
  }
}
