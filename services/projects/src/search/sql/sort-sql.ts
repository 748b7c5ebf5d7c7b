import type { RowsSource, Sort, SortedBy } from '@trackway/filters';
import { argumentSql, relatedRowsSql } from '@trackway/filters';
import { joinSql, type Sql, sql, trustedSql } from '@trackway/postgres';
import { textSortKey } from '../text-sort-key';

type Fallback = readonly [column: string, direction: 'asc' | 'desc'];

/** ORDER BY terms with the joins that they need. */
export interface Order {
  readonly terms: Sql;
  readonly joins: Sql;
}

/** A sort value from another table: a subquery for each row, or a join for the whole frame. */
interface Looked {
  readonly value: Sql;
  readonly join?: Sql;
}

/**
 * Rows without a value come last, and ties are broken by id, so that the order is total. `gathered` reads values of
 * other tables once for the whole frame, which is faster for many rows and slower for few.
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
    // Without NULLS LAST if it has no effect, so that an index with the same direction can be used.
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
  const { source, sortedBy, name, sortsTexts = false } = field;
  if (sortedBy && source.kind === 'rows' && named.length > 0)
    return alias ? gatheredLatest(frameId, source, named, alias) : latest(frameId, source, named);
  const by = { frameId, sortsTexts };
  if (sortedBy) return alias ? joined(by, sortedBy, alias) : { value: each(by, sortedBy) };
  if (source.kind === 'rows') return alias ? gatheredLeast(by, source, named, alias) : least(by, source, named);
  if (source.kind !== 'column') throw new Error(`The field ${name} is sortable but has no column.`);
  return { value: sortValue(`t.${source.column}`, sortsTexts) };
}

/** Texts are compared by the keys that the search memory also uses. */
function sortValue(column: string, sortsTexts: boolean): Sql {
  return trustedSql(sortsTexts ? textSortKey(column) : column);
}

interface SortBy {
  readonly frameId: string;
  readonly sortsTexts: boolean;
}

function each({ frameId, sortsTexts }: SortBy, { table, key, of, column }: SortedBy): Sql {
  return sql`(SELECT ${sortValue(`m.${column}`, sortsTexts)}${trustedSql(` FROM ${table} m WHERE m.${key} = t.${of}`)} AND m.frame_id = ${frameId})`;
}

/** OFFSET 0, so that PostgreSQL computes the key of a text once instead of for each project that refers to it. */
function joined({ frameId, sortsTexts }: SortBy, { table, key, of, column }: SortedBy, alias: string): Looked {
  const selected = sql`SELECT ${trustedSql(`m.${key}`)}, ${sortValue(`m.${column}`, sortsTexts)} AS value`;
  const rows = sql`${selected} FROM ${trustedSql(`${table} m`)} WHERE m.frame_id = ${frameId} OFFSET 0`;
  return {
    value: trustedSql(`${alias}.value`),
    join: sql`LEFT JOIN (${rows}) ${trustedSql(`${alias} ON ${alias}.${key} = t.${of}`)}`,
  };
}

/** The latest value in the given funnel or step. The view `funnel_times` has the latest of all. */
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

/** The first of several values. */
function least({ frameId, sortsTexts }: SortBy, source: RowsSource, named: readonly string[]): Looked {
  const value = sortValue(`m.${source.column}`, sortsTexts);
  const related = relatedRowsSql(frameId, source, named);
  return { value: sql`(SELECT ${value} ${related} AND ${value} IS NOT NULL ORDER BY ${value} LIMIT 1)` };
}

function gatheredLeast(
  { frameId, sortsTexts }: SortBy,
  source: RowsSource,
  named: readonly string[],
  alias: string,
): Looked {
  const value = sortValue(`m.${source.column}`, sortsTexts);
  // PostgreSQL has no min() for booleans.
  const first = source.column === 'boolean_value' ? sql`bool_and(${value})` : sql`min(${value})`;
  const rows = sql`FROM ${trustedSql(`${source.table} m`)} WHERE m.frame_id = ${frameId}${argumentSql(source, named)}`;
  const grouped = sql`SELECT m.project_id, ${first} AS value ${rows} AND ${value} IS NOT NULL GROUP BY m.project_id`;
  return {
    value: trustedSql(`${alias}.value`),
    join: sql`LEFT JOIN (${grouped}) ${trustedSql(`${alias} ON ${alias}.project_id = t.id`)}`,
  };
}
