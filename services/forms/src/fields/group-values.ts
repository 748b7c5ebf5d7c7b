import type { FormField } from './field';
import type { FieldValue, Line, LineValue, ValueReader } from './field-value';
import type { LineIssue } from './value-issue';

export const MAX_LINES = 200;

type ReadColumn = Parameters<ValueReader>[2];

/** Lines without any value are omitted. Results of calculated columns are not read: they are calculated. */
export const readGroup: ValueReader = ({ fields = [], validation }, raw, readColumn) => {
  if (!Array.isArray(raw) || !raw.every(isObject)) return { issue: { code: 'lines' } };
  const { min_items = 0, max_items = MAX_LINES } = validation;
  if (raw.length > MAX_LINES) return { issue: { code: 'too_many_lines', limit: max_items } };
  const issues: LineIssue[] = [];
  const lines: Line[] = [];
  for (const [index, given] of raw.entries()) {
    const read = readLine(fields, given, readColumn);
    if (read.isBlank && read.issues.length === 0) continue;
    issues.push(...read.issues.map((issue) => ({ ...issue, line: index })));
    lines.push(read.line);
  }
  if (issues.length > 0) return { issue: { code: 'line_values', lines: issues } };
  if (lines.length === 0) return { value: null };
  if (lines.length < min_items) return { issue: { code: 'too_few_lines', limit: min_items } };
  if (lines.length > max_items) return { issue: { code: 'too_many_lines', limit: max_items } };
  return { value: lines };
};

/** Whether all required columns of a line have values. */
export function isComplete(columns: readonly FormField[], line: Line): boolean {
  return columns.every(({ id, required, type }) => !required || type === 'calculated' || line[id] !== undefined);
}

export function linesOf(value: FieldValue | undefined): readonly Line[] {
  return Array.isArray(value) ? value.filter((line): line is Line => isObject(line)) : [];
}

function readLine(columns: readonly FormField[], given: Readonly<Record<string, unknown>>, readColumn: ReadColumn) {
  const issues: Omit<LineIssue, 'line'>[] = [];
  const values: [string, LineValue][] = [];
  const missing: FormField[] = [];
  for (const column of columns) {
    if (column.type === 'calculated') continue;
    const read = readColumn(column, Object.hasOwn(given, column.id) ? given[column.id] : null);
    if ('issue' in read) issues.push({ column, name: column.id, issue: read.issue });
    else if (read.value !== null) values.push([column.id, read.value as LineValue]);
    else if (column.required) missing.push(column);
  }
  const known = new Set(columns.map(({ id }) => id));
  const unknown = Object.keys(given).filter((name) => !known.has(name));
  issues.push(...unknown.map((name) => ({ name, issue: { code: 'line_field' } as const })));
  const isBlank = values.length === 0;
  if (!isBlank || issues.length > 0) {
    issues.push(...missing.map((column) => ({ column, name: column.id, issue: { code: 'required' } as const })));
  }
  return { line: Object.fromEntries(values), isBlank, issues };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
