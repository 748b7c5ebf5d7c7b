import type { Page } from '@trackway/application';
import type { Conditions } from '@trackway/mongo';
import { FakeTable, newestFirst, pageOf } from '../../shared/fake-table';
import type { Delivery } from './delivery';
import { toDocument } from './delivery-document';
import type { DeliveryStore } from './delivery-store';

const compare = newestFirst<Delivery>(({ receivedAt }) => receivedAt);

export class FakeDeliveryStore implements DeliveryStore {
  readonly rows = new FakeTable<Delivery>();

  async find(frameId: string, id: string): Promise<Delivery | undefined> {
    return this.rows.find(frameId, id);
  }

  async page(frameId: string, conditions: Conditions, page: Page) {
    return pageOf(this.rows.of(frameId), { conditions, toDocument, compare }, page);
  }

  async insert(...deliveries: readonly Delivery[]): Promise<void> {
    for (const delivery of deliveries) this.rows.put(delivery);
  }
}
