import type { Page } from '@trackway/application';
import { joinSql, type Queryable, type Sql, sql } from '@trackway/postgres';
import type { LoggedDelivery } from './delivery';
import {
  ATTEMPT_COLUMNS,
  type AttemptRow,
  DELIVERY_COLUMNS,
  DELIVERY_TABLES,
  type DeliveryRow,
  toAttempt,
  toDelivery,
} from './delivery-row';
import type { DeliveryFilter } from './delivery-store';

const MAX_ATTEMPTS = 100;

/** A delivery with its attempts, newest first. */
export async function findDelivery(
  db: Queryable,
  frameId: string,
  webhookId: string,
  id: string,
): Promise<LoggedDelivery | undefined> {
  const { rows } = await db.query<DeliveryRow>(sql`
    SELECT ${DELIVERY_COLUMNS} ${DELIVERY_TABLES}
    WHERE d.frame_id = ${frameId} AND d.webhook_id = ${webhookId} AND d.id = ${id}`);
  if (!rows[0]) return undefined;
  const attempts = await db.query<AttemptRow>(sql`
    SELECT ${ATTEMPT_COLUMNS} FROM webhook_attempts a WHERE a.frame_id = ${frameId} AND a.delivery_id = ${id}
    ORDER BY a.started_at DESC, a.id DESC LIMIT ${MAX_ATTEMPTS}`);
  return { ...toDelivery(rows[0]), attempts: attempts.rows.map(toAttempt) };
}

/** A page of deliveries, newest first, each with its last attempt. */
export async function pageDeliveries(
  db: Queryable,
  frameId: string,
  webhookId: string,
  filter: DeliveryFilter,
  { page, perPage }: Page,
): Promise<{ found: readonly LoggedDelivery[]; total: number }> {
  const where = joinSql(conditionsOf(frameId, webhookId, filter), ' AND ');
  const { rows } = await db.query<DeliveryRow>(sql`
    SELECT ${DELIVERY_COLUMNS} ${DELIVERY_TABLES} WHERE ${where}
    ORDER BY d.created_at DESC, d.id DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`);
  const counted = await db.query<{ total: number }>(sql`SELECT count(*) AS total ${DELIVERY_TABLES} WHERE ${where}`);
  const attempts = await db.query<AttemptRow>(sql`
    SELECT DISTINCT ON (a.delivery_id) ${ATTEMPT_COLUMNS} FROM webhook_attempts a
    WHERE a.frame_id = ${frameId} AND a.delivery_id = ANY(${rows.map((row) => row.delivery_id)}::uuid[])
    ORDER BY a.delivery_id, a.started_at DESC, a.id DESC`);
  const last = new Map(attempts.rows.map((row) => [row.delivery_id, toAttempt(row)]));
  const found = rows.map((row) => {
    const attempt = last.get(row.delivery_id);
    return { ...toDelivery(row), attempts: attempt ? [attempt] : [] };
  });
  return { found, total: counted.rows[0]?.total ?? 0 };
}

function conditionsOf(frameId: string, webhookId: string, filter: DeliveryFilter): Sql[] {
  const conditions = [sql`d.frame_id = ${frameId}`, sql`d.webhook_id = ${webhookId}`];
  if (filter.statuses) conditions.push(sql`d.status = ANY(${filter.statuses}::text[])`);
  if (filter.kinds) conditions.push(sql`e.kind = ANY(${filter.kinds}::text[])`);
  if (filter.projectIds) conditions.push(sql`e.project_id = ANY(${filter.projectIds}::uuid[])`);
  if (filter.eventIds) conditions.push(sql`d.event_id = ANY(${filter.eventIds}::uuid[])`);
  if (filter.from) conditions.push(sql`e.occurred_at >= ${filter.from}`);
  if (filter.to) conditions.push(sql`e.occurred_at <= ${filter.to}`);
  return conditions;
}
