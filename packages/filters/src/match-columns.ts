import { Bitmap, type Column } from '@trackway/columnar';
import type { FilterGroup } from './filter-groups';
import type { ValueFilter } from './filter-values';
import { positiveForm } from './operators';
import type { Filter } from './parse-filter';
import type { RowsSource } from './search-field';
import { searchText } from './search-text';

/** Records in columns, by row number. */
export interface FilterTable {
  readonly length: number;
  column(name: string): Column;
  /** The records that have a related row which matches. `valueFilter` has the filter's positive operator. */
  matchRelated(filter: Filter, source: RowsSource, valueFilter: ValueFilter): Bitmap;
}

/** The rows that match all filters and groups, with the same result as `filtersSql`. Undefined if there are none. */
export function matchColumns(
  table: FilterTable,
  filters: readonly Filter[],
  groups: readonly FilterGroup[] = [],
): Bitmap | undefined {
  const flat = filters.length === 0 ? [] : [matchList(table, filters)];
  const [first, ...rest] = [...flat, ...groups.map((group) => matchGroup(table, group))];
  return rest.reduce((all, one) => all?.and(one), first);
}

/** `and` binds tighter than `or`, as in SQL. */
function matchList(table: FilterTable, filters: readonly Filter[]): Bitmap {
  const conjunctions: Filter[][] = [];
  for (const filter of filters) {
    const conjunction = filter.connective === 'and' ? conjunctions.at(-1) : undefined;
    if (conjunction) conjunction.push(filter);
    else conjunctions.push([filter]);
  }
  return conjunctions.map((one) => matchAll(table, one)).reduce((all, one) => all.or(one));
}

/** Substrings are expensive, so they are searched last, in the rows that the other filters leave. */
function matchAll(table: FilterTable, filters: readonly Filter[]): Bitmap {
  const isExpensive = ({ operator }: Filter) => operator === 'contains' || operator === 'not_contains';
  const found = Bitmap.all(table.length);
  for (const filter of filters.filter((one) => !isExpensive(one))) found.and(matchFilter(table, filter));
  for (const filter of filters.filter(isExpensive)) found.and(matchFilter(table, filter, found));
  return found;
}

function matchGroup(table: FilterTable, { connective, filters, groups }: FilterGroup): Bitmap {
  const inner = groups.map((group) => matchGroup(table, group));
  if (connective === 'and') return inner.reduce((all, one) => all.and(one), matchAll(table, filters));
  const members = [...filters.map((filter) => matchFilter(table, filter)), ...inner];
  const union = members.reduce((all, one) => all.or(one), new Bitmap(table.length));
  return connective === 'not' ? union.invert() : union;
}

/** The result is undefined for rows outside `candidates`. */
function matchFilter(table: FilterTable, filter: Filter, candidates?: Bitmap): Bitmap {
  const { operator, isInverted } = positiveForm(filter.operator);
  const valueFilter = { operator, type: filter.field.valueType, values: filter.values };
  const found = matchPositive(table, filter, valueFilter, candidates);
  return isInverted ? found.invert() : found;
}

function matchPositive(table: FilterTable, filter: Filter, valueFilter: ValueFilter, candidates?: Bitmap): Bitmap {
  const { source } = filter.field;
  if (source.kind === 'rows') return table.matchRelated(filter, source, valueFilter);
  const columns = source.kind === 'column' ? [source] : source.columns;
  return columns
    .map(({ column, foldedColumn }) =>
      valueFilter.operator === 'contains' && foldedColumn
        ? matchValues(table.column(foldedColumn), foldedFilter(valueFilter), candidates)
        : matchValues(table.column(column), valueFilter, candidates),
    )
    .reduce((all, one) => all.or(one));
}

/** The rows of a column that match a filter with a positive operator. */
function matchValues(column: Column, filter: ValueFilter, candidates?: Bitmap): Bitmap {
  return filter.operator === 'is_null' ? column.present().invert() : column.matching(filter, candidates);
}

/** The filter for a column of folded texts. */
export function foldedFilter(filter: ValueFilter): ValueFilter {
  return { ...filter, values: filter.values.map((value) => searchText(String(value))) };
}
