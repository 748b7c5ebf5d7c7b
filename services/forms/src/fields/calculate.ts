import { evaluateExpression, type Scope } from './evaluate-expression';
import type { Expression } from './expression';
import type { FieldRules, FormField } from './field';
import type { FieldValue, Line } from './field-value';
import { type FieldsByKey, fieldsByKey } from './fields-by-key';
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

interface AnsweredGroup {
  readonly group: FormField;
  readonly columns: FieldsByKey;
  readonly lines: readonly Line[];
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
  private readonly rationals = new Map<number, Rational>();
  private readonly byKey: FieldsByKey;
  private readonly groups = new Map<FormField, AnsweredGroup>();

  /** `shownValue` returns the value of a field, calculated or not, and null if it is hidden. */
  constructor(
    fields: readonly FormField[],
    private readonly shownValue: (field: FormField) => FieldValue,
  ) {
    this.byKey = fieldsByKey(fields);
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
    const own = group && this.answered(group);
    return {
      field: (name) => {
        const sibling = own?.columns.get(name);
        return own && sibling ? this.cellOf(own, sibling, line) : this.formField(name);
      },
      formField: (name) => this.formField(name),
      lineCount: (name) => this.groupOf(name)?.lines.length ?? 0,
      cell: (name, column, index) => {
        const owner = this.groupOf(name);
        const of = owner?.columns.get(column);
        return owner && of && this.cellOf(owner, of, index);
      },
    };
  }

  private formField(name: string): Rational | undefined {
    const field = this.byKey.get(name);
    return field && this.toRational(this.shownValue(field));
  }

  /** Cached, because the expressions of a form use the same answers. */
  private toRational(value: FieldValue): Rational | undefined {
    if (typeof value !== 'number') return undefined;
    const rational = this.rationals.get(value) ?? rationalOf(value);
    this.rationals.set(value, rational);
    return rational;
  }

  private groupOf(name: string): AnsweredGroup | undefined {
    const group = this.byKey.get(name);
    return group && this.answered(group);
  }

  private answered(group: FormField): AnsweredGroup {
    const known = this.groups.get(group);
    if (known) return known;
    const answered = { group, columns: fieldsByKey(group.fields ?? []), lines: linesOf(this.shownValue(group)) };
    this.groups.set(group, answered);
    return answered;
  }

  private cellOf({ group, lines }: AnsweredGroup, column: FormField, line: number): Rational | undefined {
    if (column.type === 'calculated') return this.toRational(this.result(column, group, line).value);
    return this.toRational(lines[line]?.[column.id] ?? null);
  }
}

function toResult(value: Rational, { currency, decimals = DEFAULT_DECIMALS }: FieldRules): number {
  return toNumber(round(value, currency === undefined ? decimals : 0));
}
