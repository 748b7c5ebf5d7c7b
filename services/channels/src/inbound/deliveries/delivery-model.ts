import { defineModel } from '@trackway/mongo';
import type { Connection, Model } from 'mongoose';

export interface DeliveryDocument {
  readonly _id: string;
  readonly frame_id: string;
  readonly channel_id: string;
  readonly received_at: Date;
  readonly verdict: string;
  readonly reason: string | null;
  readonly media_item_id: string | null;
  readonly content_type: string | null;
  readonly webhook_id: string | null;
  readonly webhook_timestamp: string | null;
  readonly webhook_signature: string | null;
  /** In base64. */
  readonly body: string | null;
  readonly replay_of: string | null;
}

const text = { type: String, required: true };
const anyText = { type: String, default: null };

/** One model for each connection. */
export function deliveryModel(connection: Connection): Model<DeliveryDocument> {
  return defineModel<DeliveryDocument>(connection, {
    name: 'Delivery',
    collection: 'deliveries',
    fields: {
      _id: text,
      frame_id: text,
      channel_id: text,
      received_at: { type: Date, required: true },
      verdict: text,
      reason: anyText,
      media_item_id: anyText,
      content_type: anyText,
      webhook_id: anyText,
      webhook_timestamp: anyText,
      webhook_signature: anyText,
      body: anyText,
      replay_of: anyText,
    },
  });
}
