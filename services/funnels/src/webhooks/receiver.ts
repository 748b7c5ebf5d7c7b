import type { Attempt, Delivery } from './delivery';
import type { Webhook } from './webhook';

/** Who is told, outside. */
export interface Receiver {
  /** One attempt. Whatever comes of it is an answer, not an error. */
  tell(webhook: Webhook, event: Delivery['event']): Promise<Attempt>;
}
