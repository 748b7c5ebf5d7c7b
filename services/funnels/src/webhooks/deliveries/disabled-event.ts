import { payloadOf, type WebhookEvent } from '../events/webhook-event';
import type { Webhook } from '../subscriptions/webhook';

/**
 * The event that tells the other webhooks of the frame about a disabled webhook. Paths and parameters of its URL may be
 * secret, so only the origin is sent.
 */
export function disabledEvent(
  frameId: string,
  { id: webhookId, name, url, disabled }: Webhook,
  id: string,
): WebhookEvent {
  const occurredAt = disabled?.at ?? new Date(0);
  const kind = 'webhook.disabled';
  const cause = {
    id,
    time: occurredAt.toISOString(),
    source: 'funnels',
    frameid: frameId,
    correlationid: id,
    depth: 0,
  };
  const data = {
    webhook: { id: webhookId, name, url: new URL(url).origin },
    disabled_reason: disabled?.reason,
    notice: disabled?.notice,
  };
  return { id, kind, projectId: null, orderId: id, payload: payloadOf(kind, webhookId, cause, data), occurredAt };
}
