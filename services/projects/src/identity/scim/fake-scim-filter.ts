import { invalidFilter, type ScimFilter, type ScimOperator } from './scim-filter';

/** Values by attribute. `exact` ones distinguish upper and lower case. */
export type FilteredValues = Readonly<
  Record<string, { readonly value: string | boolean | null; readonly exact?: boolean }>
>;

/** Whether a record matches, as in the SQL of the filter. */
export function matchesScimFilter(filter: ScimFilter, values: FilteredValues): boolean {
  if (filter.kind === 'not') return !matchesScimFilter(filter.part, values);
  if (filter.kind !== 'compare') {
    const results = filter.parts.map((part) => matchesScimFilter(part, values));
    return filter.kind === 'and' ? results.every(Boolean) : results.some(Boolean);
  }
  if (filter.path === 'emails.type' || filter.path === 'emails.primary') return true;
  const column = values[filter.path];
  if (!column) throw invalidFilter(`${filter.path} cannot be filtered; ${Object.keys(values).join(', ')} can.`);
  if (filter.operator === 'pr') return column.value !== null;
  if (typeof column.value === 'boolean')
    return (filter.operator === 'ne') !== (String(column.value) === String(filter.value));
  if (column.value === null) return filter.operator === 'ne';
  const fold = (text: string) => (column.exact ? text : text.toLowerCase());
  return compare(filter.operator, fold(column.value), fold(String(filter.value)));
}

function compare(operator: Exclude<ScimOperator, 'pr'>, left: string, right: string): boolean {
  switch (operator) {
    case 'eq':
      return left === right;
    case 'ne':
      return left !== right;
    case 'co':
      return left.includes(right);
    case 'sw':
      return left.startsWith(right);
    case 'ew':
      return left.endsWith(right);
  }
}
