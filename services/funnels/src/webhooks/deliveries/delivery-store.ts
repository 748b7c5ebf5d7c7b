import type { Page } from '@trackway/application';
import type { Period } from '../../shared/listing/period';
import type { WebhookEvent } from '../events/webhook-event';
import type { Webhook } from '../subscriptions/webhook';
import type { Attempt, Delivery, DeliveryStatus, LoggedDelivery } from './delivery';

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
  /** Deliveries of one partition are sent in order. */
  readonly partitionId: string;
}

export interface SubscribedEvent {
  readonly id: string;
  readonly orderId: string;
}

export interface DeliveryStore {
  /** Stores events. @returns the ids of new events. */
  recordEvents(frameId: string, events: readonly RecordedEvent[], at: Date): Promise<ReadonlySet<string>>;
  /** Adds deliveries to the queue in this order. Finished deliveries are sent again; pending ones keep their place. */
  add(frameId: string, deliveries: readonly NewDelivery[], at: Date): Promise<void>;
  /** The first pending delivery of a partition and its webhook; undefined if the webhook is disabled or deleted. */
  next(frameId: string, partitionId: string): Promise<{ delivery: Delivery; webhook: Webhook } | undefined>;
  finish(frameId: string, id: string, end: { status: Exclude<DeliveryStatus, 'pending'>; at: Date }): Promise<void>;
  /** Records a failed attempt. False, without effect, if the delivery is not pending or has another number of failures. */
  postpone(
    frameId: string,
    delivery: Pick<Delivery, 'id' | 'failures'>,
    wait: { firstFailedAt: Date; nextAttemptAt: Date | null },
  ): Promise<boolean>;
  log(frameId: string, deliveryId: string, attemptId: string, attempt: Attempt): Promise<void>;
  /** Retries all pending deliveries of a webhook now and resets their failures. */
  resume(frameId: string, webhookId: string): Promise<void>;
  /** Makes all partitions of a webhook ready now. */
  retryNow(frameId: string, webhookId: string): Promise<void>;
  /** Events of a period that match a webhook, apart from its filters, in the order in which they were recorded. */
  findSubscribedEvents(
    frameId: string,
    webhook: Webhook,
    period: Period,
    limit: number,
  ): Promise<readonly SubscribedEvent[]>;
  /** The payloads of events, by id. */
  payloadsOf(frameId: string, eventIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  find(frameId: string, webhookId: string, id: string): Promise<LoggedDelivery | undefined>;
  page(
    frameId: string,
    webhookId: string,
    filter: DeliveryFilter,
    page: Page,
  ): Promise<{ found: readonly LoggedDelivery[]; total: number }>;
  /** Deletes at most `limit` events that were recorded before then, with their deliveries. @returns how many. */
  removeBefore(frameId: string, before: Date, limit: number): Promise<number>;
}
