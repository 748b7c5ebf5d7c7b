import { joinSql, type Sql, sql } from '@trackway/postgres';
import type { AuditFilter } from './audit-store';
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

export function auditConditions(frameId: string, filter: AuditFilter): Sql {
  const { subjectKind, subjectId, tokenId, cause, after } = filter;
  const own: Sql[] = [];
  if (subjectKind !== undefined) own.push(sql`subject_kind = ${subjectKind}`);
  if (subjectId !== undefined) own.push(sql`subject_id = ${subjectId}`);
  if (tokenId !== undefined) own.push(sql`token_id::text = ${tokenId}`);
  if (cause !== undefined) {
    own.push(
      sql`(correlation_id = ${cause} OR causation_id = ${cause} OR request_id = ${cause} OR id::text = ${cause})`,
    );
  }
  if (after !== undefined) own.push(sql`sequence > ${after}`);
  return lineConditions(frameId, filter, own);
}
