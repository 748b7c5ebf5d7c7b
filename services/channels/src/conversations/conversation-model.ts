import { defineModel } from '@trackway/mongo';
import type { Connection, Model } from 'mongoose';
import type { ConversationStatus, Sender } from './conversation';

export interface ConversationDocument {
  readonly _id: string;
  readonly frame_id: string;
  readonly channel_id: string;
  readonly sender_key: string;
  readonly sender: Sender | null;
  readonly project_id: string | null;
  readonly status: ConversationStatus;
  readonly snoozed_until: Date | null;
  readonly last_closed_at: Date | null;
  readonly assignee_id: string | null;
  readonly labels: readonly string[];
  readonly messages_count: number;
  readonly last_message_at: Date;
  readonly first_inbound_at: Date | null;
  readonly first_reply_at: Date | null;
  /** Derived, for filters and sorts. */
  readonly first_response_seconds: number | null;
  readonly resolution_seconds: number | null;
  /** Words of the sender. */
  readonly search_words: readonly string[];
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
const anyNumber = { type: Number, default: null };

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
      status: text,
      snoozed_until: anyTime,
      last_closed_at: anyTime,
      assignee_id: anyText,
      labels: [String],
      messages_count: { type: Number, required: true },
      last_message_at: time,
      first_inbound_at: anyTime,
      first_reply_at: anyTime,
      first_response_seconds: anyNumber,
      resolution_seconds: anyNumber,
      search_words: [String],
      last_reply_at: anyTime,
      awaiting_reply_since: anyTime,
      link_at: anyTime,
      version: { type: Number, required: true },
      created_at: time,
    },
  });
}
