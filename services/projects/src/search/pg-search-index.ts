import { AppError } from '@trackway/errors';
import { type Database, isStatementTimeout, joinSql, type Sql, sql, trustedSql } from '@trackway/postgres';
import { filtersSql, sortsSql } from './pg-filters';
import type { SearchModel } from './search-field';
import type { SearchIndex, SearchPage, SearchQuery } from './search-index';

/**
 * Searches as a role that reads all frames and nothing else, because operators that are not leakproof lose their index
 * under row-level security. The frame is added here and nowhere else, and rows are then loaded under the wall.
 */
export class PgSearchIndex implements SearchIndex {
  constructor(private readonly database: Database) {}

  async page<Id extends string | number>(model: SearchModel, query: SearchQuery): Promise<SearchPage<Id>> {
    const from = sql`FROM ${sourceSql(model, query)} WHERE ${joinSql(conditions(query), ' AND ')}`;
    const { page, perPage } = query.page;
    const order = query.groupId === undefined ? sortsSql(query.sorts, ['created_at', 'desc']) : trustedSql('g.rank');
    const ids = sql`SELECT t.id ${from} ORDER BY ${order} LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`;
    try {
      const [found, counted] = await Promise.all([
        this.database.query<{ id: Id }>(ids),
        this.database.query<{ total: number }>(sql`SELECT count(*) AS total ${from}`),
      ]);
      return { ids: found.rows.map(({ id }) => id), total: counted.rows[0]?.total ?? 0 };
    } catch (error) {
      throw isStatementTimeout(error) ? tooSlow(error) : error;
    }
  }
}

function sourceSql({ table, searchedThrough = table }: SearchModel, { frameId, groupId }: SearchQuery): Sql {
  const searched = trustedSql(`${searchedThrough} t`);
  if (groupId === undefined) return searched;
  return sql`${searched} JOIN project_group_members g
    ON g.frame_id = ${frameId} AND g.group_id = ${groupId} AND g.project_id = t.id`;
}

function conditions({ frameId, filters, groups, trashed, template }: SearchQuery): Sql[] {
  const all = [sql`t.frame_id = ${frameId}`];
  if (trashed !== 'with') all.push(trustedSql(`t.deleted_at IS ${trashed === 'only' ? 'NOT NULL' : 'NULL'}`));
  if (template !== undefined) all.push(trustedSql(template ? 't.is_template' : 'NOT t.is_template'));
  const filter = filtersSql(filters, groups);
  return filter ? [...all, filter] : all;
}

function tooSlow(cause: unknown): AppError {
  const advice = 'The search took too long. Fewer or more selective filters will help.';
  return new AppError('unavailable', 'search_timeout', advice, { retryAfter: 1 }, { cause });
}
