import type { EventEnvelope } from '@trackway/contracts';
import { z } from 'zod';
import { moment, timestamp } from '../../shared/field-types';
import { type Attempt, deliveryStatuses, type LoggedDelivery, verdicts } from './delivery';

export const replayBody = z
  .strictObject({ from: moment, to: moment })
  .meta({ id: 'ReplayWebhook', description: 'When the events happened. A date means the whole day in UTC' });

const headers = z.record(z.string(), z.string());

const attemptSchema = z
  .object({
    verdict: z.enum(verdicts),
    detail: z.string().meta({ description: 'The result in a sentence' }),
    started_at: timestamp,
    duration_ms: z.int(),
    request: z.object({
      method: z.literal('POST'),
      url: z.string(),
      headers: headers.meta({ description: 'Without the signature' }),
    }),
    response: z
      .object({ status: z.int(), headers, body: z.string().meta({ description: 'The first 4 KB of the body' }) })
      .nullable(),
  })
  .meta({ id: 'WebhookAttempt' });

const deliveryMembers = {
  id: z.uuid(),
  webhook_id: z.uuid(),
  event_id: z.uuid().meta({ description: 'Also the `webhook-id` of each attempt' }),
  kind: z.string(),
  correlation_id: z.string().meta({ description: 'Identifies the first cause of the chain' }),
  causation_id: z.string().nullable().meta({ description: 'The cause of the event; null for a request' }),
  project_id: z.uuid().nullable(),
  status: z.enum(deliveryStatuses).meta({
    description:
      '`pending`: waits for the deliveries before it or for the next attempt; `failed`: only of tests and of webhooks without an order; `skipped`: the project was not in the view of the webhook',
  }),
  failures: z.int().meta({ description: 'Number of consecutive failed attempts' }),
  next_attempt_at: timestamp.nullable(),
  delivered_at: timestamp.nullable(),
  occurred_at: timestamp.meta({ description: 'When the event happened' }),
  created_at: timestamp,
};

export const deliverySchema = z
  .object({ ...deliveryMembers, last_attempt: attemptSchema.nullable() })
  .meta({ id: 'WebhookDelivery', description: 'The delivery of one event to one webhook' });

export const deliveryDetailSchema = z
  .object({
    ...deliveryMembers,
    payload: z.string().meta({ description: 'The body of each request, as it is signed' }),
    attempts: z.array(attemptSchema).meta({ description: 'At most 100, newest first' }),
  })
  .meta({ id: 'WebhookDeliveryDetail' });

export function presentDelivery(delivery: LoggedDelivery): z.infer<typeof deliverySchema> {
  const [last] = delivery.attempts;
  return { ...presentMembers(delivery), last_attempt: last ? presentAttempt(last) : null };
}

export function presentDeliveryDetail(delivery: LoggedDelivery): z.infer<typeof deliveryDetailSchema> {
  const { event, attempts } = delivery;
  return { ...presentMembers(delivery), payload: event.payload, attempts: attempts.map(presentAttempt) };
}

/** The body of an event contains its cause. */
function causeOf({ payload }: LoggedDelivery['event']): Pick<EventEnvelope, 'correlationid' | 'causationid'> {
  return JSON.parse(payload);
}

function presentMembers({ event, ...delivery }: LoggedDelivery) {
  const cause = causeOf(event);
  return {
    id: delivery.id,
    webhook_id: delivery.webhookId,
    event_id: event.id,
    kind: event.kind,
    correlation_id: cause.correlationid,
    causation_id: cause.causationid ?? null,
    project_id: event.projectId,
    status: delivery.status,
    failures: delivery.failures,
    next_attempt_at: delivery.nextAttemptAt?.toISOString() ?? null,
    delivered_at: delivery.deliveredAt?.toISOString() ?? null,
    occurred_at: event.occurredAt.toISOString(),
    created_at: delivery.createdAt.toISOString(),
  };
}

function presentAttempt(attempt: Attempt): z.infer<typeof attemptSchema> {
  const { verdict, detail, startedAt, durationMs, url, requestHeaders, response } = attempt;
  return {
    verdict,
    detail,
    started_at: startedAt.toISOString(),
    duration_ms: durationMs,
    request: { method: 'POST', url, headers: requestHeaders },
    response: response && { ...response },
  };
}
