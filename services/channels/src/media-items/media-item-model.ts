import type { Actor } from '@trackway/contracts';
import { defineModel, listOf } from '@trackway/mongo';
import type { Connection, Model } from 'mongoose';
import type { Sender } from '../conversations/conversation';
import { senderFields } from '../conversations/conversation-model';
import type { Attachment, MediaItem } from './media-item';
import type { MessageStatus } from './message-status';

export interface MediaItemDocument {
  readonly _id: string;
  readonly frame_id: string;
  readonly channel_id: string;
  readonly conversation_id: string;
  readonly direction: MediaItem['direction'];
  readonly message: string;
  /** Words of the message. */
  readonly search_words: readonly string[];
  readonly external_id: string | null;
  readonly dedupe_key: string;
  readonly sender: Sender | null;
  readonly project_id: string | null;
  readonly attachments: readonly Attachment[];
  /** When attachments are fetched next; null if there are none to fetch. */
  readonly fetch_at: Date | null;
  readonly fetch_attempts: number;
  /** JSON, because its keys come from connectors. */
  readonly metadata: string;
  readonly sent_at: Date | null;
  readonly received_at: Date;
  readonly at: Date;
  readonly author: Actor | null;
  readonly counts_as_reply: boolean;
  readonly status: MessageStatus | null;
  readonly failure: string | null;
  readonly announced: boolean;
  readonly consistency_token: string | null;
  readonly claimed_project_id: string | null;
  readonly cause: { readonly correlation_id: string; readonly depth: number };
}

const text = { type: String, required: true };
const anyText = { type: String, default: null };
const anyTime = { type: Date, default: null };
const count = { type: Number, required: true };

/** One model for each connection. */
export function mediaItemModel(connection: Connection): Model<MediaItemDocument> {
  return defineModel<MediaItemDocument>(connection, {
    name: 'MediaItem',
    collection: 'media_items',
    fields: {
      _id: text,
      frame_id: text,
      channel_id: text,
      conversation_id: text,
      direction: text,
      message: text,
      search_words: [String],
      external_id: anyText,
      dedupe_key: text,
      sender: senderFields,
      project_id: anyText,
      attachments: listOf({
        id: text,
        url: text,
        name: anyText,
        mime_type: anyText,
        status: text,
        reason: anyText,
        size: { type: Number, default: null },
      }),
      fetch_at: anyTime,
      fetch_attempts: count,
      metadata: text,
      sent_at: anyTime,
      received_at: { type: Date, required: true },
      at: { type: Date, required: true },
      author: { type: { kind: text, id: text, name: anyText }, default: null, _id: false },
      counts_as_reply: { type: Boolean, required: true },
      status: anyText,
      failure: anyText,
      announced: { type: Boolean, required: true },
      consistency_token: anyText,
      claimed_project_id: anyText,
      cause: { type: { correlation_id: text, depth: count }, _id: false },
    },
  });
}
