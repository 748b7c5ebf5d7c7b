import type { Page } from '@trackway/application';
import type { Conditions } from '@trackway/mongo';
import type { ClientSession, Model } from 'mongoose';
import type { Delivery } from './delivery';
import { toDelivery, toDocument } from './delivery-document';
import type { DeliveryDocument } from './delivery-model';
import type { DeliveryStore } from './delivery-store';

export class MongoDeliveryStore implements DeliveryStore {
  constructor(
    private readonly deliveries: Model<DeliveryDocument>,
    private readonly session: ClientSession | null,
  ) {}

  async find(frameId: string, id: string): Promise<Delivery | undefined> {
    const filter = { _id: id, frame_id: frameId };
    const document = await this.deliveries.findOne(filter).session(this.session).lean<DeliveryDocument>();
    return document ? toDelivery(document) : undefined;
  }

  async page(frameId: string, conditions: Conditions, { page, perPage }: Page) {
    const filter = { ...conditions, frame_id: frameId };
    const [documents, total] = await Promise.all([
      this.deliveries
        .find(filter)
        .sort({ received_at: -1, _id: -1 })
        .skip((page - 1) * perPage)
        .limit(perPage)
        .lean<DeliveryDocument[]>(),
      this.deliveries.countDocuments(filter),
    ]);
    return { items: documents.map(toDelivery), total };
  }

  async insert(...deliveries: readonly Delivery[]): Promise<void> {
    if (deliveries.length === 0) return;
    await this.deliveries.insertMany(deliveries.map(toDocument), { session: this.session });
  }
}
