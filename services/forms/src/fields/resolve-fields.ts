import { searchText } from '@trackway/filters';
import { type CalculationIssue, Calculator } from './calculate';
import { conditionHolds } from './condition-holds';
import type { FormField } from './field';
import { type FieldValue, isLines, type Line, type LineValue } from './field-value';
import type { VisibilityCondition } from './visibility';

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
  const fold = memoized(searchText);

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
    return conditionHolds(condition, source?.type ?? 'short_text', source ? shownValue(source) : null, fold);
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

/** Caches folded texts, because many conditions may use the same long answer. */
function memoized(fold: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const folded = known.get(text) ?? fold(text);
    known.set(text, folded);
    return folded;
  };
}
