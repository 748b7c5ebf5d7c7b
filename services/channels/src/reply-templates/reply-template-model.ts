import { defineModel } from '@trackway/mongo';
import type { Connection, Model } from 'mongoose';

export interface ReplyTemplateDocument {
  readonly _id: string;
  readonly frame_id: string;
  readonly name: string;
  readonly name_key: string;
  readonly body: string;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  /** How often transactions have counted the templates, so that they conflict. */
  readonly counts?: number;
}

const text = { type: String, required: true };
const time = { type: Date, required: true };

/** One model for each connection. */
export function replyTemplateModel(connection: Connection): Model<ReplyTemplateDocument> {
  return defineModel<ReplyTemplateDocument>(connection, {
    name: 'ReplyTemplate',
    collection: 'reply_templates',
    fields: {
      _id: text,
      frame_id: text,
      name: text,
      name_key: text,
      body: text,
      version: { type: Number, required: true },
      created_at: time,
      updated_at: time,
      counts: Number,
    },
  });
}
