import { Counter, type Registry } from '@trackway/runtime';
import type { DeliveryClient } from './delivery-client';

/** The same receiver, counting what becomes of attempts. */
export function meteredDeliveryClient(deliveryClient: DeliveryClient, metrics: Registry): DeliveryClient {
  const attempts = new Counter({
    name: 'webhook_attempts_total',
    help: 'Attempts to tell webhooks of events, by what became of them',
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
