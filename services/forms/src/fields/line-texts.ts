import type { FormField } from './field';
import type { FieldValue, Line } from './field-value';

const DEFAULT_DIGITS = 2;

/** The lines of a group as text, one line each: `1. Item: Desk; Price: 12.50 EUR`. */
export function linesText(fields: readonly FormField[], lines: readonly Line[]): string {
  return lines.map((line, index) => `${index + 1}. ${lineText(fields, line)}`).join('\n');
}

/** The decimals of an amount in a currency. */
export function digitsOf(currency: string | undefined): number {
  if (!currency) return DEFAULT_DIGITS;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? DEFAULT_DIGITS;
}

/** Columns that were removed from the group have their id as label. */
function lineText(fields: readonly FormField[], line: Line): string {
  const known = fields.filter(({ id }) => line[id] !== undefined);
  const ids = new Set(known.map(({ id }) => id));
  const removed = Object.entries(line).filter(([id]) => !ids.has(id));
  return [
    ...known.map((field) => `${field.label}: ${cellText(field, line[field.id] ?? null)}`),
    ...removed.map(([id, value]) => `${id}: ${textOf(value)}`),
  ].join('; ');
}

function cellText({ type, options, validation: { currency } }: FormField, value: FieldValue): string {
  if (typeof value === 'number' && (type === 'money' || currency !== undefined)) {
    const digits = digitsOf(currency);
    return [(value / 10 ** digits).toFixed(digits), ...(currency ? [currency] : [])].join(' ');
  }
  const labelOf = (one: unknown) => options.find((option) => option.value === one)?.label ?? textOf(one);
  return Array.isArray(value) ? value.map(labelOf).join(', ') : labelOf(value);
}

/** On one line, so that each line of the text is a line of the group. */
function textOf(value: unknown): string {
  return Array.isArray(value) ? value.map(textOf).join(', ') : String(value).replace(/\s+/g, ' ');
}
