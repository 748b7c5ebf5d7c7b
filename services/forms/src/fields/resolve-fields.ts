import { type CalculationIssue, Calculator } from './calculate';
import type { FormField } from './field';
import { type FieldValue, isEmpty, isLines, type Line, type LineValue } from './field-value';
import type { VisibilityCondition, VisibilityOperator } from './visibility';

export type Values = ReadonlyMap<string, FieldValue>;

/** A form with answers. */
export interface Resolved {
  /** The ids of the fields that are visible. An answer to a hidden field counts as no answer. */
  readonly visible: ReadonlySet<string>;
  /** The values of visible fields: answers, and results of calculated fields. Lines contain the results of their columns. */
  readonly values: Values;
  readonly issues: readonly CalculationIssue[];
}

/** Decides which fields are visible, and calculates the results, which depend on each other. */
export function resolveFields(fields: readonly FormField[], given: Values): Resolved {
  const byId = new Map(fields.map((field) => [field.id, field]));
  const known = new Map<string, boolean>();
  const normalize = memoized(normalizeText);

  const isVisible = (field: FormField): boolean => {
    const before = known.get(field.id);
    if (before !== undefined) return before;
    const visible = field.visibleWhen === null || decide(field.visibleWhen);
    known.set(field.id, visible);
    return visible;
  };
  const decide = (visibility: NonNullable<FormField['visibleWhen']>): boolean =>
    'all' in visibility ? visibility.all.every(holds) : visibility.any.some(holds);
  const holds = (condition: VisibilityCondition): boolean => {
    const source = byId.get(condition.field_id);
    return conditionHolds(condition, source ? shownValue(source) : null, normalize);
  };
  const shownValue = (field: FormField): FieldValue => {
    if (!isVisible(field)) return null;
    return field.type === 'calculated' ? calculator.result(field).value : (given.get(field.id) ?? null);
  };
  const calculator = new Calculator(fields, shownValue);

  const shown = fields.filter(isVisible);
  const results = shown.map((field) => withResults(field, shownValue(field), calculator));
  return {
    visible: new Set(shown.map(({ id }) => id)),
    values: new Map(shown.map(({ id }, index) => [id, results[index]?.value ?? null])),
    issues: results.flatMap(({ issues }) => issues),
  };
}

/** The fields that are visible with these answers. */
export function visibleFields(fields: readonly FormField[], values: Values): ReadonlySet<string> {
  return resolveFields(fields, values).visible;
}

/** The value with the results of the calculated columns of its lines. */
function withResults(
  field: FormField,
  value: FieldValue,
  calculator: Calculator,
): { readonly value: FieldValue; readonly issues: readonly CalculationIssue[] } {
  if (field.type === 'calculated') {
    const { issue } = calculator.result(field);
    return { value, issues: issue ? [{ field, code: issue }] : [] };
  }
  const columns = (field.fields ?? []).filter(({ type }) => type === 'calculated');
  if (columns.length === 0 || !isLines(value)) return { value, issues: [] };
  const issues: CalculationIssue[] = [];
  const lines = value.map((line, index): Line => {
    const cells = columns.map((column) => {
      const { value: result, issue } = calculator.result(column, field, index);
      if (issue) issues.push({ field: column, code: issue, line: index });
      return [column.id, result] as const;
    });
    const all = new Map<string, LineValue | null>([...Object.entries(line), ...cells]);
    return Object.fromEntries([...all].filter((cell): cell is [string, LineValue] => cell[1] !== null));
  });
  return { value: lines, issues };
}

/** A negative operator is the exact complement of its positive one, so it matches if there is no answer. */
export function conditionHolds(
  { operator, value }: VisibilityCondition,
  answer: FieldValue,
  normalize = normalizeText,
): boolean {
  const [positive, negated] = positiveOf(operator);
  return holdsPositive(positive, answer, value, normalize) !== negated;
}

function positiveOf(operator: VisibilityOperator): [VisibilityOperator, boolean] {
  if (operator === 'not_equals') return ['equals', true];
  if (operator === 'not_contains') return ['contains', true];
  return operator === 'is_not_null' ? ['is_null', true] : [operator, false];
}

function holdsPositive(
  operator: VisibilityOperator,
  answer: FieldValue,
  value: VisibilityCondition['value'],
  normalize: (text: string) => string,
): boolean {
  if (operator === 'is_null') return isEmpty(answer);
  if (isEmpty(answer) || value === undefined) return false;
  if (operator === 'equals') return sameAs(answer, value);
  if (operator === 'contains') {
    if (Array.isArray(answer)) return answer.some((one) => one === value);
    return typeof answer === 'string' && normalize(answer).includes(normalize(String(value)));
  }
  const order = compare(answer, value);
  if (order === undefined) return false;
  if (operator === 'greater_than') return order > 0;
  if (operator === 'greater_than_or_equals') return order >= 0;
  return operator === 'less_than' ? order < 0 : order <= 0;
}

function sameAs(answer: FieldValue, value: string | number | boolean): boolean {
  return answer === value || compare(answer, value) === 0;
}

/** Undefined if the values cannot be compared. Dates and times are compared as text. */
function compare(answer: FieldValue, value: string | number | boolean): number | undefined {
  if (typeof answer === 'number' && typeof value === 'number') return answer - value;
  if (typeof answer !== 'string' || typeof value !== 'string') return undefined;
  const [a, b] = [instant(answer), instant(value)];
  return a < b ? -1 : Number(a > b);
}

/** Normalizes times with and without milliseconds. */
function instant(text: string): string {
  return /^\d{4}-\d{2}-\d{2}T.*Z$/.test(text) ? new Date(text).toISOString() : text;
}

/** Caches normalized texts, because many conditions may use the same long answer. */
function memoized(normalize: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const normalized = known.get(text) ?? normalize(text);
    known.set(text, normalized);
    return normalized;
  };
}

function normalizeText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
