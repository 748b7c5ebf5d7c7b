import { defineModel, listOf } from '@trackway/mongo';
import type { Connection, Model } from 'mongoose';

export interface ChannelDocument {
  readonly _id: string;
  readonly frame_id: string;
  readonly name: string;
  readonly kind: string;
  readonly external_ref: string;
  readonly active: boolean;
  /** JSON, because its keys come from clients. */
  readonly settings: string;
  readonly secrets: readonly { readonly value: string; readonly valid_until: Date | null }[];
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly deleted_at: Date | null;
}

const text = { type: String, required: true };
const time = { type: Date, required: true };

/** One model for each connection. */
export function channelModel(connection: Connection): Model<ChannelDocument> {
  return defineModel<ChannelDocument>(connection, {
    name: 'Channel',
    collection: 'channels',
    fields: {
      _id: text,
      frame_id: text,
      name: text,
      kind: text,
      external_ref: text,
      active: { type: Boolean, required: true },
      settings: text,
      secrets: listOf({ value: text, valid_until: { type: Date, default: null } }),
      version: { type: Number, required: true },
      created_at: time,
      updated_at: time,
      deleted_at: { type: Date, default: null },
    },
  });
}
