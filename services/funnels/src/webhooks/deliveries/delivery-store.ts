import type { Page } from '@trackway/application';
import type { Period } from '../../shared/listing/period';
import type { WebhookEvent } from '../events/webhook-event';
import type { Webhook } from '../subscriptions/webhook';
import type { Attempt, Delivery, LoggedDelivery } from './delivery';

export interface DeliveryFilter extends Partial<Period> {
  readonly statuses?: readonly string[];
  readonly kinds?: readonly string[];
  readonly projectIds?: readonly string[];
  readonly eventIds?: readonly string[];
}

export interface RecordedEvent extends WebhookEvent {
  readonly funnelIds: readonly string[];
}

export interface NewDelivery {
  readonly id: string;
  readonly webhookId: string;
  readonly eventId: string;
  /** Deliveries of one lane are sent one after the other. */
  readonly partitionId: string;
}

export interface DeliveryStore {
  /** Keeps what happened. @returns the ids of those that were not known. */
  recordEvents(frameId: string, events: readonly RecordedEvent[], at: Date): Promise<ReadonlySet<string>>;
  /** Puts deliveries up for work, in this order. Those that are over are done again, those that wait stay where they are. */
  add(frameId: string, deliveries: readonly NewDelivery[], at: Date): Promise<void>;
  /** The first that waits in a lane, and to whom it goes; none where its webhook is switched off or deleted. */
  next(frameId: string, partitionId: string): Promise<{ delivery: Delivery; webhook: Webhook } | undefined>;
  /** Tests alone may end as `failed`. */
  finish(frameId: string, id: string, end: { status: 'delivered' | 'failed'; at: Date }): Promise<void>;
  postpone(frameId: string, id: string, wait: { firstFailedAt: Date; nextAttemptAt: Date | null }): Promise<void>;
  log(frameId: string, deliveryId: string, attemptId: string, attempt: Attempt): Promise<void>;
  /** All that waits for a webhook is tried now, as if for the first time. */
  resume(frameId: string, webhookId: string): Promise<void>;
  /** The lanes of a webhook need not wait any longer. */
  retryNow(frameId: string, webhookId: string): Promise<void>;
  /** Events of a period that a webhook listens to now, in the order in which they were noted. */
  findSubscribedEvents(
    frameId: string,
    webhook: Webhook,
    period: Period,
    limit: number,
  ): Promise<readonly { readonly id: string; readonly orderId: string }[]>;
  find(frameId: string, webhookId: string, id: string): Promise<LoggedDelivery | undefined>;
  page(
    frameId: string,
    webhookId: string,
    filter: DeliveryFilter,
    page: Page,
  ): Promise<{ found: readonly LoggedDelivery[]; total: number }>;
  /** Removes events that were noted before then, with their deliveries, `limit` at most. @returns how many. */
  removeBefore(frameId: string, before: Date, limit: number): Promise<number>;
}
