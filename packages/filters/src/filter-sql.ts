import { joinSql, type Sql, sql, trustedSql } from '@trackway/postgres';
import type { FilterGroup } from './filter-groups';
import type { FilterValue } from './filter-values';
import { type Operator, positiveForm, type ValueType } from './operators';
import type { Filter } from './parse-filter';
import type { RowsSource, TextColumn } from './search-field';
import { containsPattern } from './search-text';
import type { TimeRange } from './time-range';

/**
 * The condition of all filters and groups, or undefined if there are none. The searched table has the alias `t`. Related rows
 * are restricted to the frame by its id, not by the searched row's, so that PostgreSQL can collect them once for all rows.
 */
export function filtersSql(
  frameId: string,
  filters: readonly Filter[],
  groups: readonly FilterGroup[] = [],
): Sql | undefined {
  const flat = listSql(frameId, filters);
  const all = [...(flat ? [flat] : []), ...groups.map((group) => groupSql(frameId, group))];
  return all.length === 0 ? undefined : joinSql(all, ' AND ');
}

/** `and` binds tighter than `or`, as in SQL. */
function listSql(frameId: string, filters: readonly Filter[]): Sql | undefined {
  const [first, ...rest] = filters;
  if (!first) return undefined;
  const others = rest.map(
    (filter) => sql`${trustedSql(filter.connective === 'or' ? ' OR ' : ' AND ')}${filterSql(frameId, filter)}`,
  );
  return sql`(${joinSql([filterSql(frameId, first), ...others], '')})`;
}

/** NULL does not match, so that `not` is the exact complement of `or`. */
export function groupSql(frameId: string, { connective, filters, groups }: FilterGroup): Sql {
  const members = [
    ...filters.map((filter) => filterSql(frameId, filter)),
    ...groups.map((group) => groupSql(frameId, group)),
  ];
  if (connective === 'not') return sql`NOT COALESCE(${joinSql(members, ' OR ')}, false)`;
  return sql`(${joinSql(members, connective === 'and' ? ' AND ' : ' OR ')})`;
}

export function filterSql(frameId: string, filter: Filter): Sql {
  const { source } = filter.field;
  const { operator, isInverted } = positiveForm(filter.operator);
  if (!isInverted) return sourceSql(frameId, filter);
  if (operator === 'is_null' && source.kind === 'rows') return presenceSql(frameId, filter, source);
  const condition = sourceSql(frameId, { ...filter, operator });
  // EXISTS is never NULL, and the planner uses an anti-join only for a plain NOT.
  return source.kind === 'rows' ? sql`NOT ${condition}` : sql`(${condition}) IS NOT TRUE`;
}

/** There is a related row with a value. */
function presenceSql(frameId: string, filter: Filter, source: RowsSource): Sql {
  return sql`EXISTS (SELECT 1 ${relatedRowsSql(frameId, source, filter.arguments)} AND ${valuePresentSql(source)})`;
}

function sourceSql(frameId: string, filter: Filter): Sql {
  const { field, operator, values } = filter;
  const { source } = field;
  if (source.kind === 'column') return columnSql(source, filter);
  if (source.kind === 'anyColumn') {
    const each = source.columns.map((column) => columnSql(column, filter));
    return sql`(${joinSql(each, ' OR ')})`;
  }
  if (operator === 'is_null') return sql`NOT ${presenceSql(frameId, filter, source)}`;
  const from = relatedRowsSql(frameId, source, filter.arguments);
  const column = trustedSql(`m.${source.column}`);
  if (source.isArray)
    return sql`EXISTS (SELECT 1 ${from} AND ${column} && ${values}::${trustedSql(field.valueType)}[])`;
  if (operator === 'contains' && source.foldedColumn) {
    return sql`EXISTS (SELECT 1 ${from} AND ${foldedSql(`m.${source.foldedColumn}`, values)})`;
  }
  return sql`EXISTS (SELECT 1 ${from} AND ${valueSql(column, field.valueType, operator, values)})`;
}

/** FROM and WHERE of the related rows that a field reads, restricted by the first argument. */
export function relatedRowsSql(frameId: string, source: RowsSource, ids: Filter['arguments']): Sql {
  const context = source.context === undefined ? '' : ` AND m.accessor_type = '${source.context}'`;
  const from = trustedSql(`FROM ${source.table} m WHERE ${source.link}${context}`);
  return sql`${from} AND m.frame_id = ${frameId}${argumentSql(source, ids)}`;
}

/** The condition that a row has the first argument in one of the columns for it. Empty without an argument. */
export function argumentSql({ argumentColumns }: RowsSource, [argument]: Filter['arguments']): Sql {
  if (argument === undefined || !argumentColumns) return trustedSql('');
  const columns = argumentColumns.map((column) => sql`${trustedSql(`m.${column}`)} = ${argument}::uuid`);
  return sql` AND (${joinSql(columns, ' OR ')})`;
}

function valuePresentSql({ column, isArray }: RowsSource): Sql {
  return trustedSql(isArray ? `m.${column} <> '{}'` : `m.${column} IS NOT NULL`);
}

function columnSql({ column, foldedColumn }: TextColumn, { field, operator, values }: Filter): Sql {
  if (operator === 'contains' && foldedColumn) return foldedSql(`t.${foldedColumn}`, values);
  return valueSql(trustedSql(`t.${column}`), field.valueType, operator, values);
}

function foldedSql(column: string, [value]: readonly FilterValue[]): Sql {
  return sql`${trustedSql(column)} LIKE ${containsPattern(String(value))}`;
}

const COMPARISONS: Partial<Record<Operator, string>> = {
  greater_than: '>',
  greater_than_or_equals: '>=',
  less_than: '<',
  less_than_or_equals: '<=',
};

/** More time ranges are compared as arrays. */
const MAX_ALTERNATIVES = 100;

/** The condition of a positive operator on a column. */
export function valueSql(column: Sql, type: ValueType, operator: Operator, values: readonly FilterValue[]): Sql {
  if (operator === 'is_null') return sql`${column} IS NULL`;
  if (operator === 'contains') return sql`search_text(${column}) LIKE ${containsPattern(String(values[0]))}`;
  if (type === 'time') return timeSql(column, operator, values as readonly TimeRange[]);
  const cast = trustedSql(type === 'integer' ? numberCast(values) : type);
  if (operator === 'equals') return sql`${column} = ANY(${values}::${cast}[])`;
  return sql`${column} ${trustedSql(COMPARISONS[operator] ?? '=')} ${values[0]}::${cast}`;
}

/** With a day, `equals` matches all of it, "greater than" starts after its end, and "less than or equals" includes it. */
function timeSql(column: Sql, operator: Operator, values: readonly TimeRange[]): Sql {
  const [range] = values;
  if (operator === 'equals') {
    if (values.length > MAX_ALTERNATIVES) return anyRangeSql(column, values);
    const days = values.map(({ start, end }) => sql`(${column} >= ${start} AND ${column} < ${end})`);
    return days.length === 0 ? sql`false` : sql`(${joinSql(days, ' OR ')})`;
  }
  if (operator === 'greater_than') return sql`${column} >= ${range?.end}`;
  if (operator === 'greater_than_or_equals') return sql`${column} >= ${range?.start}`;
  if (operator === 'less_than') return sql`${column} < ${range?.start}`;
  return sql`${column} < ${range?.end}`;
}

/** A statement has 65,535 parameters at most, so many ranges are two of them. */
function anyRangeSql(column: Sql, ranges: readonly TimeRange[]): Sql {
  const starts = ranges.map(({ start }) => start);
  const ends = ranges.map(({ end }) => end);
  return sql`EXISTS (SELECT 1 FROM unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) AS r (range_start, range_end)
    WHERE ${column} >= r.range_start AND ${column} < r.range_end)`;
}

/** Integers are cast to bigint so that PostgreSQL can use indexes. Fractions and larger numbers need numeric. */
function numberCast(values: readonly FilterValue[]): string {
  return values.every(Number.isSafeInteger) ? 'bigint' : 'numeric';
}
