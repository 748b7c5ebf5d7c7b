import type { RowsSource, Sort, SortedBy } from '@trackway/filters';
import { argumentSql, relatedRowsSql } from '@trackway/filters';
import { joinSql, type Sql, sql, trustedSql } from '@trackway/postgres';

type Fallback = readonly [column: string, direction: 'asc' | 'desc'];

/** How rows are put in order: the terms of ORDER BY, and what has to be joined for them. */
export interface Order {
  readonly terms: Sql;
  readonly joins: Sql;
}

/** A value of another table, either looked up for each row or gathered for all of the frame's at once. */
interface Looked {
  readonly value: Sql;
  readonly join?: Sql;
}

/**
 * What has no value comes last, and ties are broken by the id, so that the order is total. `gathered` is for when many rows are to
 * be put in order: values of other tables are then read once for the whole frame, which is dear for a few rows.
 */
export function orderOf(
  frameId: string,
  sorts: readonly Sort[],
  [column, direction]: Fallback,
  gathered = false,
): Order {
  const looked = sorts.map((sort, index) => lookUp(frameId, sort, gathered ? `s${index}` : undefined));
  const terms = looked.map(({ value }, index) => {
    const { field, direction: wanted } = sorts[index] as Sort;
    // Without the words where they mean nothing, so that an index in the same direction serves.
    const isPlain = !field.sortedBy && field.source.kind === 'column' && !field.source.nullable;
    return sql`${value} ${trustedSql(isPlain ? wanted : `${wanted} NULLS LAST`)}`;
  });
  if (terms.length === 0) terms.push(trustedSql(`t.${column} ${direction}`));
  terms.push(trustedSql(`t.id ${sorts.at(-1)?.direction ?? direction}`));
  return {
    terms: joinSql(terms, ', '),
    joins: joinSql(
      looked.flatMap(({ join }) => join ?? []),
      ' ',
    ),
  };
}

function lookUp(frameId: string, { field, arguments: named }: Sort, alias: string | undefined): Looked {
  const { source, sortedBy, name } = field;
  if (sortedBy && source.kind === 'rows' && named.length > 0)
    return alias ? gatheredLatest(frameId, source, named, alias) : latest(frameId, source, named);
  if (sortedBy) return alias ? joined(frameId, sortedBy, alias) : { value: each(frameId, sortedBy) };
  if (source.kind === 'rows')
    return alias ? gatheredLeast(frameId, source, named, alias) : least(frameId, source, named);
  if (source.kind !== 'column') throw new Error(`The table says that ${name} can be sorted by, and not how.`);
  return { value: trustedSql(`t.${source.column}`) };
}

function each(frameId: string, { table, key, of, column }: SortedBy): Sql {
  return sql`(SELECT ${trustedSql(`m.${column} FROM ${table} m WHERE m.${key} = t.${of}`)} AND m.frame_id = ${frameId})`;
}

function joined(frameId: string, { table, key, of, column }: SortedBy, alias: string): Looked {
  const on = sql`${trustedSql(`${alias}.${key} = t.${of} AND ${alias}.frame_id`)} = ${frameId}`;
  return { value: trustedSql(`${alias}.${column}`), join: sql`LEFT JOIN ${trustedSql(`${table} ${alias}`)} ON ${on}` };
}

/** The last of several values of the funnel or step that is named, as `funnel_times` has the last of all. */
function latest(frameId: string, source: RowsSource, named: readonly string[]): Looked {
  return { value: sql`(SELECT max(${trustedSql(`m.${source.column}`)}) ${relatedRowsSql(frameId, source, named)})` };
}

function gatheredLatest(frameId: string, source: RowsSource, named: readonly string[], alias: string): Looked {
  const rows = sql`FROM ${trustedSql(`${source.table} m`)} WHERE m.frame_id = ${frameId} AND m.left_at IS NULL${argumentSql(source, named)}`;
  const grouped = sql`SELECT m.project_id, max(${trustedSql(`m.${source.column}`)}) AS value ${rows} GROUP BY m.project_id`;
  return {
    value: trustedSql(`${alias}.value`),
    join: sql`LEFT JOIN (${grouped}) ${trustedSql(`${alias} ON ${alias}.project_id = t.id`)}`,
  };
}

/** The first of several values in their order. */
function least(frameId: string, source: RowsSource, named: readonly string[]): Looked {
  const value = trustedSql(`m.${source.column}`);
  const related = relatedRowsSql(frameId, source, named);
  return { value: sql`(SELECT ${value} ${related} AND ${value} IS NOT NULL ORDER BY ${value} LIMIT 1)` };
}

function gatheredLeast(frameId: string, source: RowsSource, named: readonly string[], alias: string): Looked {
  const value = trustedSql(`m.${source.column}`);
  // There is no min() of true and false.
  const first = source.column === 'boolean_value' ? sql`bool_and(${value})` : sql`min(${value})`;
  const rows = sql`FROM ${trustedSql(`${source.table} m`)} WHERE m.frame_id = ${frameId}${argumentSql(source, named)}`;
  const grouped = sql`SELECT m.project_id, ${first} AS value ${rows} AND ${value} IS NOT NULL GROUP BY m.project_id`;
  return {
    value: trustedSql(`${alias}.value`),
    join: sql`LEFT JOIN (${grouped}) ${trustedSql(`${alias} ON ${alias}.project_id = t.id`)}`,
  };
}
