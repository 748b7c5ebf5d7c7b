import { joinSql, type Sql, sql } from '@trackway/postgres';
import type { LineFilter } from './line-filter';

/** The condition of a filter on lines of a frame. `own` are the conditions that only the table has. */
export function lineConditions(frameId: string, filter: LineFilter, own: readonly Sql[]): Sql {
  const conditions = [sql`frame_id = ${frameId}`, ...own];
  if (filter.action !== undefined) conditions.push(sql`action = ${filter.action}`);
  if (filter.actorId !== undefined) conditions.push(sql`actor->>'id' = ${filter.actorId}`);
  if (filter.correlationId !== undefined) conditions.push(sql`correlation_id = ${filter.correlationId}`);
  if (filter.from) conditions.push(sql`happened_at >= ${filter.from}`);
  if (filter.before) conditions.push(sql`happened_at < ${filter.before}`);
  return joinSql(conditions, ' AND ');
}
