import { joinSql, type Sql, sql, trustedSql } from '@trackway/postgres';
import type { FilterGroup } from './filter-groups';
import { type Operator, positiveOf } from './operators';
import type { FieldSource, RelatedColumn, TextColumn, ValueType } from './search-field';
import type { Filter, FilterValue, Sort } from './search-request';
import { containsPattern } from './search-text';
import type { TimeRange } from './time-value';

/** The condition of all filters and groups as one expression, or undefined without any. */
export function filtersSql(filters: readonly Filter[], groups: readonly FilterGroup[] = []): Sql | undefined {
  const flat = listSql(filters);
  const all = [...(flat ? [flat] : []), ...groups.map(groupSql)];
  return all.length === 0 ? undefined : joinSql(all, ' AND ');
}

/** `and` binds tighter than `or`, as in SQL. */
function listSql(filters: readonly Filter[]): Sql | undefined {
  const [first, ...rest] = filters;
  if (!first) return undefined;
  const tied = rest.map(
    (filter) => sql`${trustedSql(filter.connective === 'or' ? ' OR ' : ' AND ')}${filterSql(filter)}`,
  );
  return sql`(${joinSql([filterSql(first), ...tied], '')})`;
}

/** All of its members hold, any, or none. An unknown is no yes, so that `not` is the exact complement of `or`. */
export function groupSql({ connective, filters, groups }: FilterGroup): Sql {
  const members = [...filters.map(filterSql), ...groups.map(groupSql)];
  if (connective === 'not') return sql`NOT COALESCE(${joinSql(members, ' OR ')}, false)`;
  return sql`(${joinSql(members, connective === 'and' ? ' AND ' : ' OR ')})`;
}

/** ORDER BY terms; what has no value comes last, and ties are broken by the id, so that the order is total. */
export function sortsSql(sorts: readonly Sort[], fallback: readonly [string, 'asc' | 'desc']): Sql {
  const terms = sorts.map(sortSql);
  const [column, direction] = fallback;
  if (terms.length === 0) terms.push(trustedSql(`t.${column} ${direction}`));
  const lastDirection = sorts.at(-1)?.direction ?? direction;
  return joinSql([...terms, trustedSql(`t.id ${lastDirection}`)], ', ');
}

function sortSql({ field: { source, sortedBy, name }, direction, arguments: named }: Sort): Sql {
  if (sortedBy) return trustedSql(`(SELECT m.${sortedBy.column} ${fromRelated(sortedBy)}) ${direction} NULLS LAST`);
  if (source.kind === 'rows') {
    const value = trustedSql(`m.${source.column}`);
    const first = sql`SELECT ${value} ${relatedSql(source, named)} AND ${value} IS NOT NULL ORDER BY ${value} LIMIT 1`;
    return sql`(${first}) ${trustedSql(`${direction} NULLS LAST`)}`;
  }
  if (source.kind !== 'column') throw new Error(`The table says that ${name} can be sorted by, and not how.`);
  // Without the words where they mean nothing, so that an index in the same direction serves.
  return trustedSql(`t.${source.column} ${direction}${source.nullable ? ' NULLS LAST' : ''}`);
}

/** A negative operator is the exact complement of its positive one: it matches where there is no value. */
export function filterSql(filter: Filter): Sql {
  const positive = positiveOf[filter.operator];
  if (!positive) return sourceSql(filter.field.source, filter);
  return sql`NOT COALESCE(${sourceSql(filter.field.source, { ...filter, operator: positive })}, false)`;
}

function sourceSql(source: FieldSource, filter: Filter): Sql {
  const { field, operator, values } = filter;
  if (source.kind === 'column') return columnSql(source, filter);
  if (source.kind === 'anyColumn') {
    const each = source.columns.map((column) => columnSql(column, filter));
    return sql`(${joinSql(each, ' OR ')})`;
  }
  const from = relatedSql(source, filter.arguments);
  const presence = valueSql(trustedSql(`m.${source.column}`), field.valueType, 'is_null', []);
  if (operator === 'is_null') return sql`NOT EXISTS (SELECT 1 ${from} AND NOT (${presence}))`;
  if (operator === 'contains' && source.foldedColumn) {
    return sql`EXISTS (SELECT 1 ${from} AND ${foldedSql(`m.${source.foldedColumn}`, values)})`;
  }
  return sql`EXISTS (SELECT 1 ${from} AND ${valueSql(trustedSql(`m.${source.column}`), field.valueType, operator, values)})`;
}

/** FROM and WHERE of the rows that a field of many values looks at, by the first argument. */
export function relatedSql(source: Extract<FieldSource, { kind: 'rows' }>, [argument]: Filter['arguments']): Sql {
  const from = trustedSql(fromRelated(source));
  if (argument === undefined || !source.argumentColumns) return from;
  const columns = trustedSql(source.argumentColumns.map((column) => `m.${column}`).join(', '));
  return sql`${from} AND ${argument}::uuid IN (${columns})`;
}

function columnSql({ column, foldedColumn }: TextColumn, { field, operator, values }: Filter): Sql {
  if (operator === 'contains' && foldedColumn) return foldedSql(`t.${foldedColumn}`, values);
  return valueSql(trustedSql(`t.${column}`), field.valueType, operator, values);
}

function foldedSql(column: string, [value]: readonly FilterValue[]): Sql {
  return sql`${trustedSql(column)} LIKE ${containsPattern(String(value))}`;
}

function fromRelated({ table, link }: RelatedColumn): string {
  return `FROM ${table} m WHERE m.frame_id = t.frame_id AND ${link}`;
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
