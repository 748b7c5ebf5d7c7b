import type { Webhook } from '../subscriptions/webhook';
import type { Attempt, Delivery } from './delivery';

/** Who is told, outside. */
export interface Receiver {
  /** One attempt. Whatever comes of it is an answer, not an error. */
  tell(webhook: Webhook, event: Delivery['event']): Promise<Attempt>;
}
