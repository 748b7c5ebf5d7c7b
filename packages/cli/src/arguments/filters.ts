import type { ProjectSearch } from '@trackway/client';
import { UsageError } from '../usage-error';

type SearchFilter = NonNullable<ProjectSearch['filters']>[number];

/** Longer operators first, so that >= is not read as > and =. */
const SIGNS: readonly (readonly [string, SearchFilter['operator']])[] = [
  ['!=', 'not_equals'],
  ['>=', 'greater_than_or_equals'],
  ['<=', 'less_than_or_equals'],
  ['!~', 'not_contains'],
  ['=', 'equals'],
  ['>', 'greater_than'],
  ['<', 'less_than'],
  ['~', 'contains'],
];

/**
 * Parses filters such as `budget>50000`, `name~roof`, `status=1,4`, `customer=none`, `customer!=none`. A value in quotes
 * is text: `name="2026"`, `code="1001","1002"`.
 */
export function parseFilter(text: string): SearchFilter {
  const field = /^[a-z_]+/.exec(text)?.[0] ?? '';
  const rest = text.slice(field.length);
  const [sign, operator] = SIGNS.find(([candidate]) => rest.startsWith(candidate)) ?? [];
  if (!field || !sign || !operator) {
    throw new UsageError(
      `"${text}" is not a filter. Filters look like budget>50000, name~roof, status=1,4 or customer=none.`,
    );
  }
  const value = rest.slice(sign.length).trim();
  const [only, ...others] = listItems(value);
  const quoted = others.length === 0 ? quotedText(only ?? '') : undefined;
  if (quoted !== undefined) return { field, operator, value: quoted };
  if (operator === 'contains' || operator === 'not_contains') return { field, operator, value };
  if (value === 'none' && sign === '=') return { field, operator: 'is_null' };
  if (value === 'none' && sign === '!=') return { field, operator: 'is_not_null' };
  const takesList = operator === 'equals' || operator === 'not_equals';
  const isList = takesList && others.length > 0;
  return {
    field,
    operator,
    value: isList ? listItems(value).map((item) => quotedText(item) ?? scalar(item)) : scalar(value),
  };
}

/** Commas inside of quotes do not separate. */
function listItems(text: string): readonly string[] {
  return text.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((item) => item.trim());
}

function quotedText(text: string): string | undefined {
  return /^"(.*)"$/s.exec(text)?.[1];
}

/** Numerals become numbers; everything else stays text, such as codes with leading zeros. */
function scalar(text: string): string | number {
  const trimmed = text.trim();
  return /^-?(0|[1-9]\d*)(\.\d+)?$/.test(trimmed) ? Number(trimmed) : trimmed;
}

/** Parses `budget:desc` or `name`. The default is ascending. */
export function parseSort(text: string): { field: string; direction: 'asc' | 'desc' } {
  const [field = '', direction = 'asc'] = text.split(':');
  if (direction !== 'asc' && direction !== 'desc')
    throw new UsageError(`--sort must be ${field}:asc or ${field}:desc.`);
  return { field, direction };
}
