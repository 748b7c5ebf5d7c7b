import type { Delivery } from './delivery';
import type { DeliveryDocument } from './delivery-model';

export function toDelivery(document: DeliveryDocument): Delivery {
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

export function toDocument(delivery: Delivery): DeliveryDocument {
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
