import { AppError } from '@trackway/errors';
import type { SearchModel } from '@trackway/filters';
import { filtersSql } from '@trackway/filters';
import {
  type Database,
  isStatementTimeout,
  joinSql,
  type Queryable,
  type Sql,
  sql,
  trustedSql,
} from '@trackway/postgres';
import type { AggregateIndex, AggregateQuery, Aggregates } from '../aggregates/aggregate-query';
import type { SearchIndex, SearchPage, SearchQuery } from '../search-index';
import { firstByTime } from './first-by-time-sql';
import { readAggregates } from './pg-aggregates';
import { PgPlannedDatabase } from './pg-planned-database';
import { type Order, orderOf } from './sort-sql';

/** At most as many rows are sorted by looking up each value. For more, the values of the whole frame are read once. */
const MAX_LOOKED_UP = 500;

/**
 * Searches as a role that reads all frames, because operators that are not leakproof cannot use indexes under row-level
 * security. The condition on the frame is added only here, and records are then loaded under row-level security.
 */
export class PgSearchIndex implements SearchIndex, AggregateIndex {
  private readonly database: PgPlannedDatabase;

  constructor(
    database: Database,
    private readonly few = MAX_LOOKED_UP,
  ) {
    this.database = new PgPlannedDatabase(database);
  }

  page<Id extends string | number>(model: SearchModel, query: SearchQuery): Promise<SearchPage<Id>> {
    return this.run(query.frameId, (db) => this.pageOf<Id>(db, model, query));
  }

  aggregate(model: SearchModel, query: AggregateQuery): Promise<Aggregates> {
    return this.run(query.frameId, (db) => readAggregates(db, model, query, joinSql(conditions(query), ' AND ')));
  }

  private run<T>(frameId: string, work: (db: Queryable) => Promise<T>): Promise<T> {
    return this.database.run(frameId, work).catch((error: unknown) => {
      throw isStatementTimeout(error) ? tooSlow(error) : error;
    });
  }

  private async pageOf<Id extends string | number>(
    db: Queryable,
    model: SearchModel,
    query: SearchQuery,
  ): Promise<SearchPage<Id>> {
    const from = sourceSql(model, query);
    const where = joinSql(conditions(query), ' AND ');
    const total = await count(db, sql`SELECT count(*) AS total FROM ${from} WHERE ${where}`);
    const first = (query.page.page - 1) * query.page.perPage;
    if (first >= total) return { ids: [], total };
    const page = { first, count: Math.min(query.page.perPage, total - first) };
    const isFew = total <= this.few;
    const ids = isFew ? [] : await readFirst<Id>(db, query, { where, ...page });
    if (ids.length === page.count) return { ids, total };
    const { terms, joins } = orderBy(query, !isFew);
    // A small result is found first and then sorted, because a scan in sort order would visit all other rows.
    const rows =
      isFew && query.groupId === undefined
        ? sql`FROM (SELECT t.* FROM ${from} WHERE ${where} OFFSET 0) t ${joins}`
        : sql`FROM ${from} ${joins} WHERE ${where}`;
    const statement = sql`SELECT t.id ${rows} ORDER BY ${terms} LIMIT ${page.count} OFFSET ${first}`;
    return { ids: await readIds<Id>(db, statement), total };
  }
}

/** Ids of the page, or some of them, if an index has the wanted order. */
async function readFirst<Id>(
  db: Queryable,
  { frameId, groupId, sorts }: SearchQuery,
  page: Parameters<typeof firstByTime>[2],
): Promise<Id[]> {
  const statement = groupId === undefined ? firstByTime(frameId, sorts, page) : undefined;
  return statement ? readIds<Id>(db, statement) : [];
}

async function readIds<Id>(db: Queryable, statement: Sql): Promise<Id[]> {
  const { rows } = await db.query<{ id: Id }>(statement);
  return rows.map(({ id }) => id);
}

async function count(db: Queryable, statement: Sql): Promise<number> {
  const { rows } = await db.query<{ total: number }>(statement);
  return rows[0]?.total ?? 0;
}

/** A group has its own order. */
function orderBy({ frameId, groupId, sorts }: SearchQuery, gathered = false): Order {
  if (groupId !== undefined) return { terms: trustedSql('g.rank'), joins: trustedSql('') };
  return orderOf(frameId, sorts, ['created_at', 'desc'], gathered);
}

function sourceSql({ table }: SearchModel, { frameId, groupId }: SearchQuery): Sql {
  const searched = trustedSql(`${table} t`);
  if (groupId === undefined) return searched;
  return sql`${searched} JOIN project_group_members g
    ON g.frame_id = ${frameId} AND g.group_id = ${groupId} AND g.project_id = t.id`;
}

function conditions({ frameId, filters, groups, trashed, template }: Omit<SearchQuery, 'sorts' | 'page'>): Sql[] {
  const all = [sql`t.frame_id = ${frameId}`];
  if (trashed !== 'with') all.push(trustedSql(`t.deleted_at IS ${trashed === 'only' ? 'NOT NULL' : 'NULL'}`));
  if (template !== undefined) all.push(trustedSql(template ? 't.is_template' : 'NOT t.is_template'));
  const filter = filtersSql(frameId, filters, groups);
  return filter ? [...all, filter] : all;
}

function tooSlow(cause: unknown): AppError {
  const advice = 'The search took too long. Use fewer or more selective filters.';
  return new AppError('unavailable', 'search_timeout', advice, { retryAfter: 1 }, { cause });
}
