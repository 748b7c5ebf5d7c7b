import { argumentSql, type RowsSource, type SearchField, type SearchModel } from '@trackway/filters';
import { joinSql, type Queryable, type Sql, sql, trustedSql } from '@trackway/postgres';
import type {
  AggregatedGroup,
  AggregateQuery,
  Aggregates,
  GroupKey,
  KeyValue,
  Measure,
} from '../aggregates/aggregate-query';
import { MAX_COMPUTED_GROUPS, tooManyGroups } from '../aggregates/group-limit';
import { totalOf } from '../aggregates/total-of';

interface GroupRow {
  readonly count: number;
  readonly keys: KeyValue[];
  /** For each measured field: count, sum, lowest and highest value. Sums are texts, because they may exceed 2^53. */
  readonly measures: [number, string, number | null, number | null][];
}

/** Computes the groups of the records that `where` selects. Both statements read the same snapshot. */
export async function readAggregates(
  db: Queryable,
  model: SearchModel,
  query: AggregateQuery,
  where: Sql,
): Promise<Aggregates> {
  const multiple = query.keys.find(({ field }) => field.source.kind === 'rows');
  const from = sql`${trustedSql(`${model.table} t`)}${multiple ? joinRows(query.frameId, multiple) : trustedSql('')}`;
  const groups = await readGroups(db, query, sql`FROM ${from} WHERE ${where}`, multiple !== undefined);
  if (groups.length > MAX_COMPUTED_GROUPS) throw tooManyGroups();
  if (multiple === undefined) {
    return { groups: query.keys.length === 0 ? [] : groups, total: totalOf(groups, query.measured.length) };
  }
  const all = sql`FROM ${trustedSql(`${model.table} t`)} WHERE ${where}`;
  const [total] = await readGroups(db, { ...query, keys: [] }, all, false);
  return { groups, total: total ?? totalOf([], query.measured.length) };
}

async function readGroups(
  db: Queryable,
  { keys, measured }: Pick<AggregateQuery, 'keys' | 'measured'>,
  from: Sql,
  isDistinct: boolean,
): Promise<AggregatedGroup[]> {
  const named = [
    ...keys.map((key, index) => sql`${keySql(key)} AS ${trustedSql(`k${index}`)}`),
    ...measured.map((field, index) => sql`${measuredSql(field)} AS ${trustedSql(`m${index}`)}`),
  ];
  const values = joinSql([trustedSql('t.id'), ...named], ', ');
  const distinct = trustedSql(isDistinct ? 'DISTINCT ' : '');
  const columns = keys.map((_, index) => `k${index}`);
  const measures = measured.map(
    (_, index) =>
      `jsonb_build_array(count(m${index}), COALESCE(sum(m${index}), 0)::numeric::text, min(m${index}), max(m${index}))`,
  );
  const { rows } = await db.query<GroupRow>(sql`
    SELECT count(*) AS count, ${trustedSql(`jsonb_build_array(${columns.join(', ')})`)} AS keys,
      ${trustedSql(`jsonb_build_array(${measures.join(', ')})`)} AS measures
    FROM (SELECT ${distinct}${values} ${from}) found
    ${trustedSql(columns.length > 0 ? `GROUP BY ${columns.join(', ')}` : '')}
    LIMIT ${MAX_COMPUTED_GROUPS + 1}`);
  return rows.map(({ count, keys: found, measures: each }) => ({ keys: found, count, measures: each.map(toMeasure) }));
}

/** The rows of a field with several values, at least one for each record. */
function joinRows(frameId: string, { field, arguments: named }: GroupKey): Sql {
  const source = field.source as RowsSource;
  const context = source.context === undefined ? '' : ` AND m.accessor_type = '${source.context}'`;
  const table = source.isArray
    ? `(${source.table} m CROSS JOIN LATERAL unnest(m.${source.column}) AS e (value))`
    : `${source.table} m`;
  const on = sql`${trustedSql(`${source.link}${context}`)} AND m.frame_id = ${frameId}${argumentSql(source, named)}`;
  const present = trustedSql(source.isArray ? '' : ` AND m.${source.column} IS NOT NULL`);
  return sql`${trustedSql(` LEFT JOIN ${table} ON `)}${on}${present}`;
}

function keySql({ field, bucket }: GroupKey): Sql {
  const { source } = field;
  if (source.kind === 'anyColumn') throw new Error(`Grouping by ${field.name} is not possible.`);
  const rows = source.kind === 'rows' && source.isArray ? 'e.value' : `m.${source.column}`;
  const column = source.kind === 'rows' ? rows : `t.${source.column}`;
  if (bucket === undefined) return trustedSql(column);
  return sql`to_char(date_trunc(${bucket}, ${trustedSql(column)} AT TIME ZONE 'UTC'), 'YYYY-MM-DD')`;
}

function measuredSql({ name, source, valueType }: SearchField): Sql {
  if (source.kind !== 'column') throw new Error(`The values of ${name} cannot be measured.`);
  const column = `t.${source.column}`;
  return trustedSql(valueType === 'time' ? `(extract(epoch FROM ${column}) * 1000)::bigint` : `${column}::bigint`);
}

function toMeasure([count, sum, min, max]: GroupRow['measures'][number]): Measure {
  return { count, sum: BigInt(sum), min, max };
}
