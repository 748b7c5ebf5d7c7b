import type { Webhook } from '../subscriptions/webhook';
import type { Attempt, Delivery } from './delivery';

/** Sends events to webhooks. */
export interface DeliveryClient {
  /** Makes one attempt. Errors are part of the result. */
  send(webhook: Webhook, event: Delivery['event']): Promise<Attempt>;
}
