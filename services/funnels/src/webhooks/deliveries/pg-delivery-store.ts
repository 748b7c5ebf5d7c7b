import { preparedSql, type Queryable, sql, trustedSql } from '@trackway/postgres';
import type { Period } from '../../shared/listing/period';
import { expandKinds } from '../events/event-kinds';
import type { Webhook } from '../subscriptions/webhook';
import { toWebhook, WEBHOOK_COLUMNS, type WebhookRow } from '../subscriptions/webhook-row';
import type { Attempt, Delivery } from './delivery';
import { DELIVERY_COLUMNS, DELIVERY_TABLES, type DeliveryRow, toDelivery } from './delivery-row';
import type { DeliveryStore, NewDelivery, RecordedEvent } from './delivery-store';
import { findDelivery, pageDeliveries } from './pg-delivery-log';

const WEBHOOK = trustedSql(WEBHOOK_COLUMNS);

export class PgDeliveryStore implements DeliveryStore {
  readonly find: DeliveryStore['find'];
  readonly page: DeliveryStore['page'];

  constructor(
    private readonly db: Queryable,
    private readonly wakeWorker: () => void,
  ) {
    this.find = (frameId, webhookId, id) => findDelivery(db, frameId, webhookId, id);
    this.page = (frameId, webhookId, filter, page) => pageDeliveries(db, frameId, webhookId, filter, page);
  }

  async recordEvents(frameId: string, events: readonly RecordedEvent[], at: Date): Promise<ReadonlySet<string>> {
    const { rows } = await this.db.query<{ id: string }>(preparedSql`
      INSERT INTO webhook_events (frame_id, id, kind, project_id, funnel_ids, order_id, payload, consistency_token,
        occurred_at, noted_at)
      SELECT ${frameId}, n.id, n.kind, n.project_id, ARRAY(SELECT jsonb_array_elements_text(n.funnel_ids))::uuid[], n.order_id,
        n.payload, n.consistency_token, n.occurred_at, ${at}
      FROM unnest(${events.map(({ id }) => id)}::uuid[], ${events.map(({ kind }) => kind)}::text[],
        ${events.map(({ projectId }) => projectId)}::uuid[],
        ${events.map(({ funnelIds }) => JSON.stringify(funnelIds))}::jsonb[], ${events.map(({ orderId }) => orderId)}::uuid[],
        ${events.map(({ payload }) => payload)}::text[],
        ${events.map(({ consistencyToken }) => consistencyToken ?? null)}::text[], ${events.map(({ occurredAt }) => occurredAt)}::timestamptz[])
        AS n (id, kind, project_id, funnel_ids, order_id, payload, consistency_token, occurred_at)
      ON CONFLICT ON CONSTRAINT webhook_events_pkey DO NOTHING
      RETURNING id`);
    return new Set(rows.map(({ id }) => id));
  }

  async add(frameId: string, deliveries: readonly NewDelivery[], at: Date): Promise<void> {
    if (deliveries.length === 0) return;
    const webhookIds = deliveries.map(({ webhookId }) => webhookId);
    const partitionIds = deliveries.map(({ partitionId }) => partitionId);
    await this.db.query(preparedSql`
      INSERT INTO webhook_deliveries (frame_id, id, webhook_id, event_id, lane_id, status, failures, created_at)
      SELECT ${frameId}, n.id, n.webhook_id, n.event_id, n.lane_id, 'pending', 0, ${at}
      FROM unnest(${deliveries.map(({ id }) => id)}::uuid[], ${webhookIds}::uuid[],
        ${deliveries.map(({ eventId }) => eventId)}::uuid[], ${partitionIds}::uuid[])
        WITH ORDINALITY AS n (id, webhook_id, event_id, lane_id, turn)
      ORDER BY n.turn
      ON CONFLICT ON CONSTRAINT webhook_deliveries_once_key DO UPDATE SET status = 'pending', position = excluded.position,
        failures = 0, first_failed_at = NULL, next_attempt_at = NULL, delivered_at = NULL
      WHERE webhook_deliveries.status <> 'pending'`);
    await this.db.query(preparedSql`
      INSERT INTO webhook_lanes (frame_id, lane_id, webhook_id, ready_at, arrivals)
      SELECT DISTINCT ${frameId}::uuid, n.lane_id, n.webhook_id, now(), 1
      FROM unnest(${partitionIds}::uuid[], ${webhookIds}::uuid[]) AS n (lane_id, webhook_id) ORDER BY n.lane_id
      ON CONFLICT ON CONSTRAINT webhook_lanes_pkey DO UPDATE SET arrivals = webhook_lanes.arrivals + 1`);
    this.wakeWorker();
  }

  async next(frameId: string, partitionId: string) {
    const { rows } = await this.db.query<DeliveryRow & WebhookRow>(preparedSql`
      SELECT ${WEBHOOK}, ${DELIVERY_COLUMNS} ${DELIVERY_TABLES}
      JOIN webhooks w ON w.frame_id = d.frame_id AND w.id = d.webhook_id AND w.active AND w.deleted_at IS NULL
      WHERE d.frame_id = ${frameId} AND d.lane_id = ${partitionId} AND d.status = 'pending' ORDER BY d.position LIMIT 1`);
    return rows[0] && { delivery: toDelivery(rows[0]), webhook: toWebhook(rows[0]) };
  }

  async finish(frameId: string, id: string, { status, at }: Parameters<DeliveryStore['finish']>[2]): Promise<void> {
    await this.db.query(preparedSql`
      UPDATE webhook_deliveries SET status = ${status}, failures = 0, first_failed_at = NULL, next_attempt_at = NULL,
        delivered_at = ${status === 'delivered' ? at : null}
      WHERE frame_id = ${frameId} AND id = ${id}`);
  }

  async postpone(
    frameId: string,
    { id, failures }: Pick<Delivery, 'id' | 'failures'>,
    wait: Parameters<DeliveryStore['postpone']>[2],
  ): Promise<boolean> {
    const { count } = await this.db.query(sql`
      UPDATE webhook_deliveries SET failures = failures + 1, first_failed_at = ${wait.firstFailedAt},
        next_attempt_at = ${wait.nextAttemptAt}
      WHERE frame_id = ${frameId} AND id = ${id} AND status = 'pending' AND failures = ${failures}`);
    return count > 0;
  }

  async log(frameId: string, deliveryId: string, attemptId: string, a: Attempt): Promise<void> {
    await this.db.query(preparedSql`
      INSERT INTO webhook_attempts (frame_id, id, delivery_id, verdict, detail, url, request_headers, status_code,
        response_headers, response_body, started_at, duration_ms)
      VALUES (${frameId}, ${attemptId}, ${deliveryId}, ${a.verdict}, ${a.detail}, ${a.url}, ${JSON.stringify(a.requestHeaders)},
        ${a.response?.status ?? null}, ${a.response && JSON.stringify(a.response.headers)}::jsonb, ${a.response?.body ?? null},
        ${a.startedAt}, ${a.durationMs})`);
  }

  async resume(frameId: string, webhookId: string): Promise<void> {
    await this.db.query(sql`
      UPDATE webhook_deliveries SET failures = 0, first_failed_at = NULL, next_attempt_at = NULL
      WHERE frame_id = ${frameId} AND webhook_id = ${webhookId} AND status = 'pending' AND failures > 0`);
    await this.db.query(sql`
      INSERT INTO webhook_lanes (frame_id, lane_id, webhook_id, ready_at, arrivals)
      SELECT DISTINCT frame_id, lane_id, webhook_id, now(), 1 FROM webhook_deliveries
      WHERE frame_id = ${frameId} AND webhook_id = ${webhookId} AND status = 'pending' ORDER BY lane_id
      ON CONFLICT ON CONSTRAINT webhook_lanes_pkey
        DO UPDATE SET arrivals = webhook_lanes.arrivals + 1, ready_at = least(webhook_lanes.ready_at, excluded.ready_at)`);
    this.wakeWorker();
  }

  async retryNow(frameId: string, webhookId: string): Promise<void> {
    await this.db.query(sql`
      UPDATE webhook_lanes l SET ready_at = now() FROM (
        SELECT lane_id FROM webhook_lanes
        WHERE frame_id = ${frameId} AND webhook_id = ${webhookId} AND ready_at > now() ORDER BY lane_id FOR UPDATE
      ) waiting
      WHERE l.frame_id = ${frameId} AND l.lane_id = waiting.lane_id`);
    this.wakeWorker();
  }

  async findSubscribedEvents(
    frameId: string,
    { kinds, projectIds, funnelId, viewId }: Webhook,
    { from, to }: Period,
    limit: number,
  ) {
    const { rows } = await this.db.query<{ id: string; order_id: string }>(sql`
      SELECT id, order_id FROM webhook_events
      WHERE frame_id = ${frameId} AND occurred_at BETWEEN ${from} AND ${to} AND kind <> 'webhook.test'
        AND kind = ANY(${expandKinds(kinds)}::text[])
        AND (${projectIds}::uuid[] IS NULL OR project_id = ANY(${projectIds}::uuid[]))
        AND (${viewId}::uuid IS NULL OR project_id IS NOT NULL)
        AND (${funnelId}::uuid IS NULL OR ${funnelId}::uuid = ANY(funnel_ids))
      ORDER BY position LIMIT ${limit}`);
    return rows.map(({ id, order_id }) => ({ id, orderId: order_id }));
  }

  async payloadsOf(frameId: string, eventIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const { rows } = await this.db.query<{ id: string; payload: string }>(sql`
      SELECT id, payload FROM webhook_events WHERE frame_id = ${frameId} AND id = ANY(${eventIds}::uuid[])`);
    return new Map(rows.map(({ id, payload }) => [id, payload]));
  }

  async removeBefore(frameId: string, before: Date, limit: number): Promise<number> {
    const { count } = await this.db.query(sql`
      DELETE FROM webhook_events WHERE frame_id = ${frameId} AND id IN (
        SELECT id FROM webhook_events WHERE frame_id = ${frameId} AND noted_at < ${before} LIMIT ${limit}
      )`);
    return count;
  }
}
