import {
  containsPattern,
  type Filter,
  type FilterGroup,
  type FilterValue,
  type Operator,
  positiveForm,
  type RowsSource,
  type TextColumn,
  type TimeRange,
  type ValueType,
} from '@trackway/filters';
import { joinSql, type Sql, sql, trustedSql } from '@trackway/postgres';

/**
 * The condition of all filters and groups as one expression, or undefined without any. Related rows are looked for in the frame
 * by its id, not by the searched row's, so that what a filter finds may be gathered once instead of for each row.
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
  const tied = rest.map(
    (filter) => sql`${trustedSql(filter.connective === 'or' ? ' OR ' : ' AND ')}${filterSql(frameId, filter)}`,
  );
  return sql`(${joinSql([filterSql(frameId, first), ...tied], '')})`;
}

/** All of its members hold, any, or none. An unknown is no yes, so that `not` is the exact complement of `or`. */
export function groupSql(frameId: string, { connective, filters, groups }: FilterGroup): Sql {
  const members = [
    ...filters.map((filter) => filterSql(frameId, filter)),
    ...groups.map((group) => groupSql(frameId, group)),
  ];
  if (connective === 'not') return sql`NOT COALESCE(${joinSql(members, ' OR ')}, false)`;
  return sql`(${joinSql(members, connective === 'and' ? ' AND ' : ' OR ')})`;
}

/** A negative operator is the exact complement of its positive one: it matches where there is no value. */
export function filterSql(frameId: string, filter: Filter): Sql {
  const { operator, field } = filter;
  const positive = positiveForm(operator);
  if (!positive.isInverted) return sourceSql(frameId, filter);
  if (operator === 'is_not_null' && field.source.kind === 'rows') return heldSql(frameId, filter, field.source);
  const condition = sourceSql(frameId, { ...filter, operator: positive.operator });
  // Whether there is a row is never unknown, and the planner joins where NOT alone stands before it.
  return field.source.kind === 'rows' ? sql`NOT ${condition}` : sql`(${condition}) IS NOT TRUE`;
}

/** That there is any value. */
function heldSql(frameId: string, filter: Filter, source: RowsSource): Sql {
  return sql`EXISTS (SELECT 1 ${relatedSql(frameId, source, filter.arguments)} AND ${presentSql(source)})`;
}

function sourceSql(frameId: string, filter: Filter): Sql {
  const { field, operator, values } = filter;
  const { source } = field;
  if (source.kind === 'column') return columnSql(source, filter);
  if (source.kind === 'anyColumn') {
    const each = source.columns.map((column) => columnSql(column, filter));
    return sql`(${joinSql(each, ' OR ')})`;
  }
  if (operator === 'is_null') return sql`NOT ${heldSql(frameId, filter, source)}`;
  const from = relatedSql(frameId, source, filter.arguments);
  const column = trustedSql(`m.${source.column}`);
  if (source.isArray)
    return sql`EXISTS (SELECT 1 ${from} AND ${column} && ${values}::${trustedSql(field.valueType)}[])`;
  if (operator === 'contains' && source.foldedColumn) {
    return sql`EXISTS (SELECT 1 ${from} AND ${foldedSql(`m.${source.foldedColumn}`, values)})`;
  }
  return sql`EXISTS (SELECT 1 ${from} AND ${valueSql(column, field.valueType, operator, values)})`;
}

/** FROM and WHERE of the rows of a project that a field of many values looks at, by the first argument. */
export function relatedSql(frameId: string, source: RowsSource, named: Filter['arguments']): Sql {
  const context = source.context === undefined ? '' : ` AND m.accessor_type = '${source.context}'`;
  const from = trustedSql(`FROM ${source.table} m WHERE ${source.link}${context}`);
  return sql`${from} AND m.frame_id = ${frameId}${narrowedTo(source, named)}`;
}

/** The condition, if there is any, that a row has the first argument in one of the columns for it. */
export function narrowedTo({ argumentColumns }: RowsSource, [argument]: Filter['arguments']): Sql {
  if (argument === undefined || !argumentColumns) return trustedSql('');
  const columns = argumentColumns.map((column) => sql`${trustedSql(`m.${column}`)} = ${argument}::uuid`);
  return sql` AND (${joinSql(columns, ' OR ')})`;
}

/** That a row holds a value. */
function presentSql({ column, isArray }: RowsSource): Sql {
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

function valueSql(column: Sql, type: ValueType, operator: Operator, values: readonly FilterValue[]): Sql {
  if (operator === 'is_null') return sql`${column} IS NULL`;
  if (operator === 'contains') return sql`search_text(${column}) LIKE ${containsPattern(String(values[0]))}`;
  if (type === 'time') return timeSql(column, operator, values as readonly TimeRange[]);
  const cast = trustedSql(type === 'integer' ? numberCast(values) : type);
  if (operator === 'equals') return sql`${column} = ANY(${values}::${cast}[])`;
  return sql`${column} ${trustedSql(COMPARISONS[operator] ?? '=')} ${values[0]}::${cast}`;
}

/** A day is a range, so that `equals` finds all of it, "after" begins with its end, and "until" includes it. */
function timeSql(column: Sql, operator: Operator, values: readonly TimeRange[]): Sql {
  const [range] = values;
  if (operator === 'equals') {
    const days = values.map(({ start, end }) => sql`(${column} >= ${start} AND ${column} < ${end})`);
    return days.length === 0 ? sql`false` : sql`(${joinSql(days, ' OR ')})`;
  }
  if (operator === 'greater_than') return sql`${column} >= ${range?.end}`;
  if (operator === 'greater_than_or_equals') return sql`${column} >= ${range?.start}`;
  if (operator === 'less_than') return sql`${column} < ${range?.start}`;
  return sql`${column} < ${range?.end}`;
}

/** Whole numbers keep the column's index in use; fractions and giants are compared as what they are. */
function numberCast(values: readonly FilterValue[]): string {
  return values.every(Number.isSafeInteger) ? 'bigint' : 'numeric';
}
