import { Counter, type Registry } from '@trackway/runtime';
import type { Receiver } from './delivery-client';

/** The same receiver, counting what becomes of attempts. */
export function meteredReceiver(receiver: Receiver, metrics: Registry): Receiver {
  const attempts = new Counter({
    name: 'webhook_attempts_total',
    help: 'Attempts to tell webhooks of events, by what became of them',
    labelNames: ['verdict'],
    registers: [metrics],
  });
  return {
    tell: async (webhook, event) => {
      const attempt = await receiver.tell(webhook, event);
      attempts.inc({ verdict: attempt.verdict });
      return attempt;
    },
  };
}
