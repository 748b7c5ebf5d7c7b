import type { Filter, FilterGroup, RowsSource } from '@trackway/filters';
import { relatedRowsSql } from '@trackway/filters';
import { joinSql, type Sql, sql, trustedSql } from '@trackway/postgres';

/** A project may have 10,000 children, of which a log shows only some. */
const MAX_VALUES = 100;

/** The values of a filter's field as jsonb. An array if the field may have several. */
export function comparedValueSql(frameId: string, filter: Filter): Sql {
  const { source } = filter.field;
  if (source.kind === 'column') return jsonSql(`t.${source.column}`, filter);
  if (source.kind === 'anyColumn') {
    const each = source.columns.map(({ column }) => trustedSql(`t.${column}`));
    return sql`jsonb_build_array(${joinSql(each, ', ')})`;
  }
  if (source.isArray) return comparedValuesInArraySql(frameId, filter, source);
  const value = trustedSql(`m.${source.column}`);
  const related = sql`SELECT ${jsonSql(`m.${source.column}`, filter)} AS value ${relatedRowsSql(frameId, source, filter.arguments)} AND ${value} IS NOT NULL
    ORDER BY ${value} LIMIT ${trustedSql(String(MAX_VALUES))}`;
  return sql`(SELECT COALESCE(jsonb_agg(related.value), '[]') FROM (${related}) related)`;
}

function comparedValuesInArraySql(frameId: string, filter: Filter, source: RowsSource): Sql {
  const lists = sql`SELECT ${trustedSql(`m.${source.column}`)} AS list ${relatedRowsSql(frameId, source, filter.arguments)}`;
  const related = sql`SELECT DISTINCT one FROM (${lists}) lists, unnest(lists.list) AS one ORDER BY one LIMIT ${trustedSql(String(MAX_VALUES))}`;
  return sql`(SELECT COALESCE(jsonb_agg(related.one), '[]') FROM (${related}) related)`;
}

/** The values of the members of a group, in order: filters, then groups. */
export function comparedValuesOfGroupSql(frameId: string, { filters, groups }: FilterGroup): Sql {
  const members = [
    ...filters.map((filter) => comparedValueSql(frameId, filter)),
    ...groups.map((group) => comparedValuesOfGroupSql(frameId, group)),
  ];
  return sql`jsonb_build_array(${joinSql(members, ', ')})`;
}

/** Times in the format of the API. */
function jsonSql(column: string, { field }: Filter): Sql {
  if (field.valueType !== 'time') return trustedSql(`to_jsonb(${column})`);
  return trustedSql(`to_jsonb(to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`);
}
