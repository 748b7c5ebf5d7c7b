import type { Page } from '@trackway/application';
import type { Conditions } from '@trackway/mongo';
import type { Delivery } from './delivery';

export interface DeliveryStore {
  find(frameId: string, id: string): Promise<Delivery | undefined>;
  /** A page of the matching deliveries, newest first, and their total number. */
  page(frameId: string, conditions: Conditions, page: Page): Promise<{ items: readonly Delivery[]; total: number }>;
  insert(...deliveries: readonly Delivery[]): Promise<void>;
}
