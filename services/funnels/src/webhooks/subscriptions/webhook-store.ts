import type { Page, Trashed } from '@trackway/application';
import type { Webhook } from './webhook';

export interface WebhookFilter {
  readonly ids?: readonly string[];
  readonly names?: readonly string[];
  readonly active?: boolean;
  readonly trashed: Trashed;
}

export interface WebhookWithBacklog {
  readonly webhook: Webhook;
  /** Number of pending deliveries. */
  readonly waiting: number;
}

export interface WebhookStore {
  /** Includes deleted webhooks. */
  find(frameId: string, id: string): Promise<Webhook | undefined>;
  /** The webhooks that exist, including deleted ones, in no particular order. */
  findMany(frameId: string, ids: readonly string[]): Promise<readonly Webhook[]>;
  /** Locks the webhook until the end of the transaction. */
  lock(frameId: string, id: string): Promise<Webhook | undefined>;
  insert(frameId: string, webhook: Webhook): Promise<void>;
  update(frameId: string, webhook: Webhook): Promise<void>;
  /** All webhooks that are not deleted, including disabled ones, whose deliveries remain pending. */
  all(frameId: string): Promise<readonly Webhook[]>;
  /** The number of webhooks that are not deleted. Concurrent counts of a frame wait for each other until the commit. */
  countForLimit(frameId: string): Promise<number>;
  page(
    frameId: string,
    filter: WebhookFilter,
    page: Page,
  ): Promise<{ found: readonly WebhookWithBacklog[]; total: number }>;
  countWaiting(frameId: string, id: string): Promise<number>;
  /** Records that deliveries fail. Repeated calls do not change the time. */
  markFailing(frameId: string, id: string, at: Date): Promise<void>;
  /** Records a success. @returns since when deliveries had failed. */
  clearFailing(frameId: string, id: string): Promise<Date | undefined>;
}
