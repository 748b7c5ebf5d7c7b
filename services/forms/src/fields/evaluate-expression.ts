import type { AggregateExpression, Expression } from './expression';
import { add, divide, isLess, multiply, negate, type Rational, rationalOf, round, ZERO } from './rational';

/** The values that an expression can use. Undefined means no answer. */
export interface Scope {
  /** The value of a field, in the same line first. */
  field(name: string): Rational | undefined;
  /** The value of a field of the form, also where the line has a column with the same key. */
  formField(name: string): Rational | undefined;
  lineCount(group: string): number;
  /** The value of a column in a line. */
  cell(group: string, column: string, line: number): Rational | undefined;
}

export interface Evaluated {
  /** Undefined if an input has no answer. */
  readonly value: Rational | undefined;
  /** Whether any input has an answer. */
  readonly isAnswered: boolean;
}

/**
 * Evaluates an expression exactly. It has no value if a field has no answer. Aggregates skip lines without a value: `sum` and
 * `count` of no lines are 0; `min`, `max` and `average` of no lines have no value. `aggregates` caches their results.
 * @throws CalculationError
 */
export function evaluateExpression(
  expression: Expression,
  scope: Scope,
  aggregates = new Map<Expression, Rational | undefined>(),
): Evaluated {
  return new Evaluation(scope, aggregates).run(expression);
}

class Evaluation {
  private isAnswered = false;
  /** Index of the line for which the argument of an aggregate is evaluated. */
  private line: number | undefined;

  constructor(
    private readonly scope: Scope,
    private readonly aggregates: Map<Expression, Rational | undefined>,
  ) {}

  run(expression: Expression): Evaluated {
    const value = this.valueOf(expression);
    return { value, isAnswered: this.isAnswered };
  }

  private valueOf(expression: Expression): Rational | undefined {
    switch (expression.kind) {
      case 'number':
        return expression.value;
      case 'field': {
        const isInForm = this.line !== undefined;
        return this.answered(this.scope[isInForm ? 'formField' : 'field'](expression.name));
      }
      case 'column':
        return this.answered(this.scope.cell(expression.group, expression.name, this.line ?? 0));
      case 'aggregate':
        return this.aggregate(expression);
      case 'operation':
        return this.operation(expression);
      default: {
        const value = this.valueOf(expression.of);
        if (value === undefined) return undefined;
        return expression.kind === 'negation' ? negate(value) : round(value, expression.decimals);
      }
    }
  }

  private operation({ operator, left, right }: Extract<Expression, { kind: 'operation' }>): Rational | undefined {
    const [a, b] = [this.valueOf(left), this.valueOf(right)];
    if (a === undefined || b === undefined) return undefined;
    if (operator === '+') return add(a, b);
    if (operator === '-') return add(a, negate(b));
    return operator === '*' ? multiply(a, b) : divide(a, b);
  }

  /** An aggregate has the same result for each line that uses it. */
  private aggregate(expression: AggregateExpression): Rational | undefined {
    const count = this.scope.lineCount(expression.group);
    if (count > 0) this.isAnswered = true;
    if (!this.aggregates.has(expression)) this.aggregates.set(expression, this.aggregated(expression, count));
    return this.aggregates.get(expression);
  }

  private aggregated({ name, of }: AggregateExpression, count: number): Rational | undefined {
    if (!of) return rationalOf(count);
    const values = Array.from({ length: count }, (_, line) => {
      this.line = line;
      return this.valueOf(of);
    }).filter((value) => value !== undefined);
    this.line = undefined;
    if (name === 'count') return rationalOf(values.length);
    if (name === 'sum') return values.reduce(add, ZERO);
    if (values.length === 0) return undefined;
    if (name === 'average') return divide(values.reduce(add, ZERO), rationalOf(values.length));
    return values.reduce((best, one) => (isLess(one, best) === (name === 'min') ? one : best));
  }

  private answered(value: Rational | undefined): Rational | undefined {
    if (value !== undefined) this.isAnswered = true;
    return value;
  }
}
