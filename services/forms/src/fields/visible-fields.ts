import type { FormField } from './field';
import { type FieldValue, isEmpty } from './field-value';
import type { VisibilityCondition, VisibilityOperator } from './visibility';

export type Values = ReadonlyMap<string, FieldValue>;

/** The fields that are visible with these answers. An answer to a hidden field counts as no answer. */
export function visibleFields(fields: readonly FormField[], values: Values): ReadonlySet<string> {
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
    const value = source && isVisible(source) ? values.get(source.id) : undefined;
    return conditionHolds(condition, value ?? null, normalize);
  };

  return new Set(fields.filter(isVisible).map(({ id }) => id));
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
    if (Array.isArray(answer)) return answer.includes(value);
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
