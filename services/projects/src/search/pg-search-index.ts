import { AppError } from '@trackway/errors';
import { type Database, isStatementTimeout, joinSql, type Sql, sql, trustedSql } from '@trackway/postgres';
import { filtersSql } from './pg-filters';
import { looksElsewhere, type Order, orderOf } from './pg-sorts';
import type { SearchModel } from './search-field';
import type { SearchIndex, SearchPage, SearchQuery } from './search-index';

/** Where more rows are to be put in order by values of other tables, these are read once for the frame instead of one by one. */
const MOST_LOOKED_UP = 500;

/**
 * Searches as a role that reads all frames and nothing else, because operators that are not leakproof lose their index
 * under row-level security. The frame is added here and nowhere else, and rows are then loaded under the wall.
 */
export class PgSearchIndex implements SearchIndex {
  constructor(
    private readonly database: Database,
    private readonly mostLookedUp = MOST_LOOKED_UP,
  ) {}

  async page<Id extends string | number>(model: SearchModel, query: SearchQuery): Promise<SearchPage<Id>> {
    const from = sourceSql(model, query);
    const where = joinSql(conditions(query), ' AND ');
    const count = () => this.count(sql`SELECT count(*) AS total FROM ${from} WHERE ${where}`);
    const find = async (order: Order) => {
      const { page, perPage } = query.page;
      const { rows } = await this.database.query<{ id: Id }>(sql`
        SELECT t.id FROM ${from} ${order.joins} WHERE ${where}
        ORDER BY ${order.terms} LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`);
      return rows.map(({ id }) => id);
    };
    try {
      if (query.groupId === undefined && looksElsewhere(query.sorts)) {
        const total = await count();
        return { ids: await find(orderBy(query, total > this.mostLookedUp)), total };
      }
      const [ids, total] = await Promise.all([find(orderBy(query)), count()]);
      return { ids, total };
    } catch (error) {
      throw isStatementTimeout(error) ? tooSlow(error) : error;
    }
  }

  private async count(statement: Sql): Promise<number> {
    const { rows } = await this.database.query<{ total: number }>(statement);
    return rows[0]?.total ?? 0;
  }
}

/** A group has an order of its own. */
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

function conditions({ frameId, filters, groups, trashed, template }: SearchQuery): Sql[] {
  const all = [sql`t.frame_id = ${frameId}`];
  if (trashed !== 'with') all.push(trustedSql(`t.deleted_at IS ${trashed === 'only' ? 'NOT NULL' : 'NULL'}`));
  if (template !== undefined) all.push(trustedSql(template ? 't.is_template' : 'NOT t.is_template'));
  const filter = filtersSql(frameId, filters, groups);
  return filter ? [...all, filter] : all;
}

function tooSlow(cause: unknown): AppError {
  const advice = 'The search took too long. Fewer or more selective filters will help.';
  return new AppError('unavailable', 'search_timeout', advice, { retryAfter: 1 }, { cause });
}
