import { trustedSql } from '@trackway/postgres';
import type { WebhookKind } from '../events/event-kinds';
import type { Attempt, Delivery, DeliveryStatus, Verdict } from './delivery';

export interface DeliveryRow {
  delivery_id: string;
  webhook_id: string;
  event_id: string;
  kind: WebhookKind;
  project_id: string | null;
  order_id: string;
  payload: string;
  consistency_token: string | null;
  occurred_at: Date;
  status: DeliveryStatus;
  failures: number;
  first_failed_at: Date | null;
  next_attempt_at: Date | null;
  delivered_at: Date | null;
  delivery_created_at: Date;
}

export interface AttemptRow {
  delivery_id: string;
  verdict: Verdict;
  detail: string;
  url: string;
  request_headers: Record<string, string>;
  status_code: number | null;
  response_headers: Record<string, string> | null;
  response_body: string | null;
  started_at: Date;
  duration_ms: number;
}

export const DELIVERY_COLUMNS =
  trustedSql(`d.id AS delivery_id, d.webhook_id, d.event_id, e.kind, e.project_id, e.order_id, e.payload,
  e.consistency_token, e.occurred_at, d.status, d.failures, d.first_failed_at, d.next_attempt_at, d.delivered_at, d.created_at AS delivery_created_at`);

export const DELIVERY_TABLES = trustedSql(`
  FROM webhook_deliveries d JOIN webhook_events e ON e.frame_id = d.frame_id AND e.id = d.event_id`);

export const ATTEMPT_COLUMNS = trustedSql(`a.delivery_id, a.verdict, a.detail, a.url, a.request_headers, a.status_code,
  a.response_headers, a.response_body, a.started_at, a.duration_ms`);

export function toDelivery(row: DeliveryRow): Delivery {
  return {
    id: row.delivery_id,
    webhookId: row.webhook_id,
    event: {
      id: row.event_id,
      kind: row.kind,
      projectId: row.project_id,
      orderId: row.order_id,
      payload: row.payload,
      consistencyToken: row.consistency_token ?? undefined,
      occurredAt: row.occurred_at,
    },
    status: row.status,
    failures: row.failures,
    firstFailedAt: row.first_failed_at,
    nextAttemptAt: row.next_attempt_at,
    deliveredAt: row.delivered_at,
    createdAt: row.delivery_created_at,
  };
}

export function toAttempt(row: AttemptRow): Attempt {
  const { status_code: status, response_headers: headers, response_body: body } = row;
  return {
    verdict: row.verdict,
    detail: row.detail,
    url: row.url,
    requestHeaders: row.request_headers,
    response: status === null ? null : { status, headers: headers ?? {}, body: body ?? '' },
    startedAt: row.started_at,
    durationMs: row.duration_ms,
  };
}
