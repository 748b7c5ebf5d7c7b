import { evaluateExpression, type Scope } from './evaluate-expression';
import type { Expression } from './expression';
import type { FieldRules, FormField } from './field';
import type { FieldValue } from './field-value';
import { linesOf } from './group-values';
import { parseExpression } from './parse-expression';
import { CalculationError, type CalculationIssueCode, type Rational, rationalOf, round, toNumber } from './rational';

/** Decimals of a calculated number, unless its field has a rule. */
const DEFAULT_DECIMALS = 10;

/** A calculated field that has no result although its inputs have answers. */
export interface CalculationIssue {
  readonly field: FormField;
  readonly code: CalculationIssueCode;
  /** Index of the line, for a column of a group. */
  readonly line?: number;
}

interface Cell {
  readonly value: number | null;
  readonly issue?: CalculationIssueCode;
}

/** Calculates the results of a form. Each result is calculated once. */
export class Calculator {
  private readonly expressions = new Map<string, Expression>();
  private readonly aggregates = new Map<Expression, Rational | undefined>();
  private readonly cells = new Map<string, Cell>();
  private readonly byKey: ReadonlyMap<string, FormField>;

  /** `shownValue` returns the value of a field, calculated or not, and null if it is hidden. */
  constructor(
    fields: readonly FormField[],
    private readonly shownValue: (field: FormField) => FieldValue,
  ) {
    this.byKey = byKeyOf(fields);
  }

  /** The result of a calculated field, or of a calculated column in a line of a group. */
  result(field: FormField, group?: FormField, line = 0): Cell {
    const id = group ? `${field.id}:${line}` : field.id;
    const known = this.cells.get(id);
    if (known) return known;
    const cell = this.calculate(field, this.scopeOf(group, line));
    this.cells.set(id, cell);
    return cell;
  }

  private calculate(field: FormField, scope: Scope): Cell {
    try {
      const { value, isAnswered } = evaluateExpression(this.expressionOf(field), scope, this.aggregates);
      return { value: value === undefined || !isAnswered ? null : toResult(value, field.validation) };
    } catch (error) {
      if (error instanceof CalculationError) return { value: null, issue: error.code };
      throw error;
    }
  }

  private expressionOf({ id, expression = '' }: FormField): Expression {
    const parsed = this.expressions.get(id) ?? parseExpression(expression);
    this.expressions.set(id, parsed);
    return parsed;
  }

  private scopeOf(group: FormField | undefined, line: number): Scope {
    const siblings = byKeyOf(group?.fields ?? []);
    return {
      field: (name) => {
        const sibling = siblings.get(name);
        return group && sibling ? this.cellOf(group, sibling, line) : this.formField(name);
      },
      formField: (name) => this.formField(name),
      lineCount: (name) => linesOf(this.groupValue(name)).length,
      cell: (name, column, index) => {
        const owner = this.byKey.get(name);
        const of = owner?.fields?.find(({ key }) => key === column);
        return owner && of && this.cellOf(owner, of, index);
      },
    };
  }

  private formField(name: string): Rational | undefined {
    const field = this.byKey.get(name);
    return field && toRational(this.shownValue(field));
  }

  private groupValue(name: string): FieldValue {
    const group = this.byKey.get(name);
    return group ? this.shownValue(group) : null;
  }

  private cellOf(group: FormField, column: FormField, line: number): Rational | undefined {
    const value = this.shownValue(group);
    const at = linesOf(value)[line];
    if (!at) return undefined;
    return toRational(column.type === 'calculated' ? this.result(column, group, line).value : (at[column.id] ?? null));
  }
}

function toRational(value: FieldValue): Rational | undefined {
  return typeof value === 'number' ? rationalOf(value) : undefined;
}

function toResult(value: Rational, { currency, decimals = DEFAULT_DECIMALS }: FieldRules): number {
  return toNumber(round(value, currency === undefined ? decimals : 0));
}

function byKeyOf(fields: readonly FormField[]): ReadonlyMap<string, FormField> {
  return new Map(fields.flatMap((field) => (field.key === null ? [] : [[field.key, field] as const])));
}
