import type { Webhook } from '../subscriptions/webhook';
import type { Attempt, Delivery } from './delivery';

/** Who is told, outside. */
export interface DeliveryClient {
  /** One attempt. Whatever comes of it is an answer, not an error. */
  send(webhook: Webhook, event: Delivery['event']): Promise<Attempt>;
}
