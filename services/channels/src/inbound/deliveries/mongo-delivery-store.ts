import type { Page } from '@trackway/application';
import type { Conditions } from '@trackway/mongo';
import type { ClientSession, Model } from 'mongoose';
import type { Delivery } from './delivery';
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

function toDelivery(document: DeliveryDocument): Delivery {
  return {
    id: document._id,
    frameId: document.frame_id,
    channelId: document.channel_id,
    receivedAt: document.received_at,
    verdict: document.verdict,
    reason: document.reason,
    mediaItemId: document.media_item_id,
    contentType: document.content_type,
    signed: {
      id: document.webhook_id ?? undefined,
      timestamp: document.webhook_timestamp ?? undefined,
      signature: document.webhook_signature ?? undefined,
    },
    body: document.body === null ? null : Buffer.from(document.body, 'base64'),
    replayOf: document.replay_of,
  };
}

function toDocument(delivery: Delivery): DeliveryDocument {
  return {
    _id: delivery.id,
    frame_id: delivery.frameId,
    channel_id: delivery.channelId,
    received_at: delivery.receivedAt,
    verdict: delivery.verdict,
    reason: delivery.reason,
    media_item_id: delivery.mediaItemId,
    content_type: delivery.contentType,
    webhook_id: delivery.signed.id ?? null,
    webhook_timestamp: delivery.signed.timestamp ?? null,
    webhook_signature: delivery.signed.signature ?? null,
    body: delivery.body?.toString('base64') ?? null,
    replay_of: delivery.replayOf,
  };
}
