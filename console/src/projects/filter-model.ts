export type LogicalOperator = 'and' | 'or' | 'not';
export type FilterValue = string | number | boolean | readonly (string | number | boolean)[] | null;

export interface Condition {
  readonly field: string;
  readonly operator: string;
  readonly value?: FilterValue | undefined;
  readonly arguments?: readonly (string | number)[] | undefined;
}

/** Conditions and groups of conditions. The same shape as in the search of the API. */
export interface FilterGroup {
  readonly logical_operator: LogicalOperator;
  readonly filters: readonly Condition[];
  readonly filter_groups: readonly FilterGroup[];
}

export const NO_FILTER: FilterGroup = { logical_operator: 'and', filters: [], filter_groups: [] };

/** Projects whose field has this value, or none if it is null. */
export function equalsFilter(field: string, value: string | number | boolean | null): FilterGroup {
  const condition: Condition = value === null ? { field, operator: 'is_null' } : { field, operator: 'equals', value };
  return { logical_operator: 'and', filters: [condition], filter_groups: [] };
}

export function needsValue(operator: string): boolean {
  return operator !== 'is_null' && operator !== 'is_not_null';
}

export function countConditions(group: FilterGroup): number {
  return group.filters.length + group.filter_groups.reduce((sum, inner) => sum + countConditions(inner), 0);
}

/** Without conditions that are not finished and groups that are empty, so that typing never causes an error. */
export function completeFilter(group: FilterGroup): FilterGroup | undefined {
  const filters = group.filters.filter(isComplete).map(withoutUnusedValue);
  const filter_groups = group.filter_groups.map(completeFilter).filter((inner) => inner !== undefined);
  if (filters.length + filter_groups.length === 0) return undefined;
  return { logical_operator: group.logical_operator, filters, filter_groups };
}

function isComplete({ field, operator, value }: Condition): boolean {
  if (field === '' || operator === '') return false;
  return !needsValue(operator) || (value !== undefined && value !== '');
}

function withoutUnusedValue({ value, arguments: given, ...condition }: Condition): Condition {
  return {
    ...condition,
    ...(needsValue(condition.operator) ? { value } : {}),
    ...(given?.length ? { arguments: given } : {}),
  };
}

/** Reads a filter out of a URL, which may contain anything. */
export function parseFilter(given: unknown): FilterGroup | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const { logical_operator: operator, filters, filter_groups: groups } = given as Partial<FilterGroup>;
  return {
    logical_operator: operator === 'or' || operator === 'not' ? operator : 'and',
    filters: Array.isArray(filters) ? filters.filter(isCondition) : [],
    filter_groups: Array.isArray(groups) ? groups.map(parseFilter).filter((inner) => inner !== undefined) : [],
  };
}

function isCondition(given: unknown): given is Condition {
  return (
    typeof given === 'object' &&
    given !== null &&
    'field' in given &&
    typeof given.field === 'string' &&
    'operator' in given &&
    typeof given.operator === 'string'
  );
}
