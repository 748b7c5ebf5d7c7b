import { defineModel } from '@trackway/mongo';
import type { Connection, Model } from 'mongoose';
import type { Sender } from './conversation';

export interface ConversationDocument {
  readonly _id: string;
  readonly frame_id: string;
  readonly channel_id: string;
  readonly sender_key: string;
  readonly sender: Sender | null;
  readonly project_id: string | null;
  readonly messages_count: number;
  readonly last_message_at: Date;
  readonly last_reply_at: Date | null;
  readonly awaiting_reply_since: Date | null;
  readonly link_at: Date | null;
  readonly version: number;
  readonly created_at: Date;
}

const text = { type: String, required: true };
const anyText = { type: String, default: null };
const anyTime = { type: Date, default: null };
const time = { type: Date, required: true };

export const senderFields = {
  type: { id: anyText, name: anyText, phone: anyText, email: anyText },
  default: null,
  _id: false,
};

/** One model for each connection. */
export function conversationModel(connection: Connection): Model<ConversationDocument> {
  return defineModel<ConversationDocument>(connection, {
    name: 'Conversation',
    collection: 'conversations',
    fields: {
      _id: text,
      frame_id: text,
      channel_id: text,
      sender_key: { type: String },
      sender: senderFields,
      project_id: anyText,
      messages_count: { type: Number, required: true },
      last_message_at: time,
      last_reply_at: anyTime,
      awaiting_reply_since: anyTime,
      link_at: anyTime,
      version: { type: Number, required: true },
      created_at: time,
    },
  });
}
