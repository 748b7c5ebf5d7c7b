import { Counter, type Registry } from '@trackway/runtime';
import type { DeliveryClient } from './delivery-client';

/** Counts attempts by verdict. */
export function meteredDeliveryClient(deliveryClient: DeliveryClient, metrics: Registry): DeliveryClient {
  const attempts = new Counter({
    name: 'webhook_attempts_total',
    help: 'Delivery attempts to webhooks by verdict',
    labelNames: ['verdict'],
    registers: [metrics],
  });
  return {
    send: async (webhook, event) => {
      const attempt = await deliveryClient.send(webhook, event);
      attempts.inc({ verdict: attempt.verdict });
      return attempt;
    },
  };
}
