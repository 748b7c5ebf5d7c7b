import type { Page, Trashed } from '@trackway/application';
import type { Webhook } from './webhook';

/** What a listing is narrowed to. */
export interface WebhookFilter {
  readonly ids?: readonly string[];
  readonly names?: readonly string[];
  readonly active?: boolean;
  readonly trashed: Trashed;
}

export interface WebhookWithBacklog {
  readonly webhook: Webhook;
  /** Deliveries that have not got through yet. */
  readonly waiting: number;
}

export interface WebhookStore {
  /** Deleted ones too. */
  find(frameId: string, id: string): Promise<Webhook | undefined>;
  /** The same, held until the end of the transaction. */
  lock(frameId: string, id: string): Promise<Webhook | undefined>;
  insert(frameId: string, webhook: Webhook): Promise<void>;
  update(frameId: string, webhook: Webhook): Promise<void>;
  /** All that are not deleted, also those that are switched off: what they are told waits. */
  all(frameId: string): Promise<readonly Webhook[]>;
  page(
    frameId: string,
    filter: WebhookFilter,
    page: Page,
  ): Promise<{ found: readonly WebhookWithBacklog[]; total: number }>;
  countWaiting(frameId: string, id: string): Promise<number>;
  /** Notes that nothing gets through; the first time counts. */
  markFailing(frameId: string, id: string, at: Date): Promise<void>;
  /** Notes that something got through. @returns since when nothing did. */
  clearFailing(frameId: string, id: string): Promise<Date | undefined>;
}
