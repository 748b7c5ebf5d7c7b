import { AppError } from '@trackway/errors';
import type { HostLimit } from '@trackway/outbound';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import type { UnitOfWork, WebhookStores } from '../../unit-of-work';
import { payloadOf } from '../events/webhook-event';
import { findWebhook } from '../subscriptions/read-webhooks';
import { auditWebhook } from '../subscriptions/webhook-audit';
import type { LoggedDelivery } from './delivery';
import type { DeliveryClient } from './delivery-client';
import { findDelivery } from './read-deliveries';
import { toDelivery } from './record-events';

/** Sends a test event once, also if the webhook is disabled, and returns the delivery. */
export function makeTestWebhook(deps: {
  unitOfWork: UnitOfWork<WebhookStores>;
  deliveryClient: DeliveryClient;
  limit: HostLimit;
  newId: NewId;
  clock: Clock;
}) {
  const { unitOfWork, deliveryClient, limit, newId, clock } = deps;
  return async (caller: Caller, webhookId: string): Promise<LoggedDelivery> => {
    const { frameId } = caller;
    const webhook = await unitOfWork.run(frameId, (stores) => findWebhook(stores, frameId, webhookId));
    const occurredAt = clock();
    const waitMs = limit.tryTake(frameId, webhook.url, occurredAt);
    if (waitMs > 0) throw tooManyCalls(waitMs);
    const id = newId();
    const kind = 'webhook.test';
    const cause = {
      id,
      time: occurredAt.toISOString(),
      source: 'funnels',
      frameid: frameId,
      correlationid: id,
      depth: 0,
    };
    const data = { webhook: { id: webhook.id, name: webhook.name }, message: 'It works.' };
    const payload = payloadOf(kind, webhookId, cause, data);
    const event = { id, kind, projectId: null, orderId: id, payload, occurredAt } as const;
    const attempt = await deliveryClient.send(webhook, event);
    return await unitOfWork.run(frameId, async (stores) => {
      const { deliveries } = stores;
      const delivery = toDelivery(webhook, event, newId());
      await deliveries.recordEvents(frameId, [{ ...event, funnelIds: [] }], occurredAt);
      await deliveries.add(frameId, [delivery], occurredAt);
      await deliveries.log(frameId, delivery.id, newId(), attempt);
      const status = attempt.verdict === 'delivered' ? 'delivered' : 'failed';
      await stores.outbox.add(auditWebhook(caller, 'tested', webhook, { details: { verdict: attempt.verdict } }));
      await deliveries.finish(frameId, delivery.id, { status, at: clock() });
      return await findDelivery(stores, frameId, webhookId, delivery.id);
    });
  };
}

function tooManyCalls(waitMs: number): AppError {
  const retryAfter = Math.ceil(waitMs / 1_000);
  return new AppError('too_many', 'too_many_requests', 'This frame has called this host too often.', { retryAfter });
}
